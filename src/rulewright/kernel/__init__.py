"""The engine every game stands on: state, agenda, decisions, chance, events, views, replay."""
