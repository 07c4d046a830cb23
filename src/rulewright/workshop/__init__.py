"""Writing cards and trying them out, for whoever draws it: what is on a card as a form, what is right or wrong with it and what
it means, a match with it, how it does in a hundred. It waits for nobody and keeps nothing: who serves it to strangers limits it."""
