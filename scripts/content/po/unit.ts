/** A text as a translator meets it: what is written once in a file, wherever it is shown. */
export type Unit = Readonly<{
  /** Its file and its path in it, such as `messages/contact:contact.form.send`. */
  key: string;
  /** The file of the translation, from the root. */
  file: string;
  english: string;
  /** The translation; empty where there is none. */
  own: string;
  /** Whether the translation was made from another English. */
  isStale: boolean;
  /** By what names the record of translations knows it. */
  recorded: readonly string[];
  /** What a name in curly brackets stands for, where the file itself says so. */
  values: Readonly<Record<string, string>>;
  /** The file with another translation in it; undefined where it has no place for one. */
  write: (source: string, text: string) => string | undefined;
}>;

/** What is put between two places of a file. */
export type Edit = Readonly<{ start: number; end: number; text: string }>;

/** A file with an edit. */
export const edited = (source: string, { start, end, text }: Edit): string =>
  source.slice(0, start) + text + source.slice(end);
