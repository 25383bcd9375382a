/** The pages behind an upload link: the one that it leads to, and what came of a file. */
export const paperPages = ['upload', 'received', 'not-taken', 'later', 'over'] as const;
