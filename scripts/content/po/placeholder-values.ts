import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@formation/content';

/** By name, one value that it takes, or one of each kind where it takes several: `placeholder-values.txt`. */
export const placeholderValues: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'placeholder-values.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
    .map(([name = '', values = '']) => [`{${name}}`, values.split('; ').join(' or ')]),
);

/** What the firm's own entries say of a name, such as `{retention}`. */
const ofOffice: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries(messages.en.office).flatMap(([name, text]: readonly [string, unknown]) =>
    typeof text === 'string' ? [[`{${name}}`, text] as const] : [],
  ),
);

/** A value that a name in curly brackets takes; nothing for one that nobody has explained yet. */
export const exampleOf = (name: string): string | undefined => placeholderValues.get(name) ?? ofOffice.get(name);
