import pytest

from cattable.ui import motion


@pytest.mark.parametrize("ease", [motion.linear, motion.in_out, motion.out_cubic, motion.out_back, motion.out_bounce])
def test_eases_start_at_nothing_and_end_at_all(ease):
    assert ease(0) == pytest.approx(0, abs=1e-9)
    assert ease(1) == pytest.approx(1, abs=1e-9)


def test_a_spring_comes_to_rest_the_same_at_any_frame_rate():
    places = []
    for rate in (15, 30, 60, 144):
        spring = motion.Spring(0.0)
        spring.to = 1.0
        for _ in range(rate // 5):
            spring.update(1 / rate)
        places.append(spring.value)
        for _ in range(rate * 3):
            moving = spring.update(1 / rate)
        assert not moving and spring.value == 1.0
    assert max(places) - min(places) < 0.06


def test_a_spring_at_rest_does_not_move():
    assert not motion.Spring(3.0).update(0.1)


def test_a_tween_waits_moves_and_arrives():
    tween = motion.Tween(10, 20, 0.5, delay=0.1)
    assert tween.update(0.05) and tween.value == 10
    assert tween.update(0.3) and 10 < tween.value < 20
    assert not tween.update(0.3) and tween.value == 20 and tween.done


def test_a_tween_of_no_time_is_there_at_once():
    tween = motion.Tween(1, 2, 0)
    assert not tween.update(0) and tween.value == 2


def test_a_thrown_die_bounces_and_lies_still_at_its_end():
    heights = [motion.thrown((0, 0), (100, 50), t / 200, 180)[2] for t in range(201)]
    assert heights[0] == 180 and min(heights) >= 0 and heights[-1] == 0
    tops = [i for i in range(1, 200) if heights[i - 1] < heights[i] >= heights[i + 1] and heights[i] > 0]
    assert len(tops) == 2  # after the fall it comes up twice more
    assert motion.thrown((0, 0), (100, 50), 1, 180) == (100, 50, 0)
    assert motion.thrown((0, 0), (100, 50), 7, 180) == (100, 50, 0)


def test_an_arc_starts_and_ends_on_the_table():
    assert motion.arc((1, 2), (3, 4), 0, 50) == (1, 2, 0)
    assert motion.arc((1, 2), (3, 4), 1, 50) == (3, 4, 0)
    assert motion.arc((0, 0), (0, 0), 0.5, 50)[1] == -50


def test_a_card_flips_from_back_to_front():
    assert motion.flip(0) == (1, 1, False)
    assert motion.flip(1)[0] == 1 and motion.flip(1)[2]
    assert 0 < motion.flip(0.5)[0] < 0.05


def test_confetti_falls_off_the_stage_and_is_the_same_for_a_seed():
    first, second = motion.Confetti(30, seed=4), motion.Confetti(30, seed=4)
    assert first.flakes == second.flakes
    seconds = 0
    while first.update(1 / 30):
        seconds += 1 / 30
        assert seconds < 30
    assert first.flakes == []
