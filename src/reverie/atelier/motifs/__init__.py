"""What stands on our stages: land and sky, plants and beasts, houses and small things."""
