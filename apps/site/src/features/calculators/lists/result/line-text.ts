import { fill } from '@formation/content';
import { fileLine } from '@formation/fees/lists';

/** How lines are named: those of several files by the file too. */
export type LineNames = Readonly<{
  names: readonly string[];
  /** The first line of each file but the first. */
  starts: readonly number[];
  /** The words for a line: `Line {line}`. */
  line: string;
}>;

/** A line of a list as the visitor finds it in the file. */
export function lineText(line: number, { names, starts, line: words }: LineNames): string {
  const place = fileLine(line, starts);
  const text = fill(words, { line: place.line });
  const name = starts.length > 0 ? names[place.file] : undefined;
  return name === undefined ? text : `${name}, ${text}`;
}
