import { createContext } from 'react';

/**
 * Whether a tool stands in a page of others. There it answers and no more: it stores nothing of what is typed, not even
 * in its address, and results are shared, saved and compared on its own page.
 */
export const Embedded = createContext(false);
