/** One review of a file, with the line on which it begins. */
export type Row = Readonly<{ line: number; fields: Readonly<Record<string, unknown>> }>;

/** Something wrong in a file, and where. */
export type Problem = Readonly<{ line: number; message: string }>;

/** What a file holds, and what in it could not be read. */
export type Rows = Readonly<{ rows: readonly Row[]; problems: readonly Problem[] }>;
