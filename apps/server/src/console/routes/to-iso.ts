/** An instant in milliseconds as the calls answer it: `2026-11-28T03:30:00.000Z`. */
export const toIso = (instantMs: number): string => new Date(instantMs).toISOString();
