"""Town: cats as large as quarters, flooded streets, shadows and statues that take their leave."""
