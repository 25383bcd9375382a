import { setImmediate as nextTurn } from 'node:timers/promises';
import { calls } from '@formation/content';
import { isoIn } from '../outbox/time-in.ts';
import type { StoredData } from './persons.ts';

const { timeZone } = calls.hours;

type Row = StoredData[string][number];

/** How the columns are called that hold one. */
const isInstant = /(?:^|_)(?:at|until)$/;

function opened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // damaged: what is left of it
  }
}

/** A row as its person can read it: instants by the owner's clock, and what was kept as JSON opened. */
function readable(row: Row): Row {
  const shown = Object.entries(row).map(([name, value]) => {
    if (isInstant.test(name) && typeof value === 'number') return [name, value === 0 ? null : isoIn(timeZone, value)];
    if (name === 'params' && typeof value === 'string') return [name, opened(value)];
    return [name, value];
  });
  return Object.fromEntries(shown) as Row; // from pairs of a name and a value
}

type Person = Readonly<{
  address: string;
  /** When it is written. */
  made: number;
  stored: StoredData;
  /** The bytes of a stored file, in base64; null where they are lost. */
  contentOf: (id: string) => Promise<string | null>;
}>;

/** What is kept of a person as JSON, row by row: others get their turn between them, and one file at a time is in memory. */
export async function* personFile({ address, made, stored, contentOf }: Person): AsyncGenerator<string> {
  yield `{\n  "address": ${JSON.stringify(address)},\n  "made": ${JSON.stringify(isoIn(timeZone, made))}`;
  for (const [table, rows] of Object.entries(stored)) {
    yield `,\n  ${JSON.stringify(table)}: [`;
    for (const [index, row] of rows.entries()) {
      const whole = table === 'files' ? { ...row, content: await contentOf(String(row['id'])) } : row;
      const text = JSON.stringify(readable(whole), undefined, 2).replaceAll('\n', '\n    ');
      yield `${index === 0 ? '' : ','}\n    ${text}`;
      await nextTurn();
    }
    yield rows.length === 0 ? ']' : '\n  ]';
  }
  yield '\n}';
}
