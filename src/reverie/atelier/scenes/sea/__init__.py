"""Sea: doors, beds and violins afloat, a wave of letters, and what lives below the waterline."""
