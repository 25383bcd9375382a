/** A word with a capital at its beginning, as names have it. */
export const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
