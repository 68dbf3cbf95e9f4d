"""What `make bench` measures. Ratios only: two things timed side by side in one run."""
