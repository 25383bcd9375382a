import { searchAsTyped } from '../features/site-search/search-as-typed.ts';

// What the page of the search needs, as soon as it is open.
void searchAsTyped();
