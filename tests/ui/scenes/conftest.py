import pytest


@pytest.fixture
def open_scene(open_app):
    """open_scene(scene, size, **settings): an app that shows a scene, without idle motion unless told otherwise."""

    def open_it(scene, size=(1280, 720), **settings):
        from cattable.store.settings import Settings

        app = open_app(scene, size=size, settings=Settings(**{"speed": "off", **settings}))
        app.settle(0.1)  # art is ready: before that a scene takes no input
        return app

    return open_it
