import type { Problem, Row, Rows } from './rows.ts';

/** The rows of a JSON file that holds one list of objects. */
export function jsonRows(text: string): Rows {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    return { rows: [], problems: [unreadable(text, error)] };
  }
  if (!Array.isArray(list)) return { rows: [], problems: [{ line: 1, message: 'The file is not a list of reviews.' }] };

  const lines = elementLines(text);
  const rows: Row[] = [];
  const problems: Problem[] = [];
  for (const [index, fields] of list.entries()) {
    const line = lines[index] ?? 1;
    if (isObject(fields)) rows.push({ line, fields });
    else problems.push({ line, message: 'This entry has no named fields, so it is no review.' });
  }
  return { rows, problems };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unreadable(text: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  const [line, where] = position === undefined ? [1, ''] : [lineAt(text, Number(position)), ' from here on'];
  return { line, message: `The file cannot be read as JSON${where}.` };
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The line on which each entry of the list begins: JSON.parse does not tell. */
function elementLines(text: string): readonly number[] {
  const lines: number[] = [];
  let depth = 0;
  let expected = false;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},"]+/g)) {
    if (expected && depth === 1 && token !== ']') lines.push(lineAt(text, index));
    expected = depth === 1 && token === ',';
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth === 1 && token === '[' && lines.length === 0) expected = true;
  }
  return lines;
}
