"""Stage, snow and under the earth: puppets and moths, sleeping hills, burrows and mines."""
