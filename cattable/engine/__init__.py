"""The rules of play without any game: steps, chance, events, secrecy, matches."""
