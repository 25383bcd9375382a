import { expect, test } from 'vitest';
import { pageRows } from '../../db/every-page.ts';
import { turnsDuring } from '../../testing/turns.ts';
import { allPages, inSlices, written } from './csv-tables.ts';
import { inTurn } from './in-turn.ts';

const pages = 20;
/** A list of pages that are there at once, as those of the embedded database are. */
const ask = async (from = '1') => ({ rows: [from], next: Number(from) < pages ? String(Number(from) + 1) : undefined });

test('between the pages of a long list others get their turn', async () => {
  const rows: string[] = [];
  const turns = await turnsDuring(async () => {
    for await (const page of written(
      ['n'],
      allPages(ask, (row) => [row]),
    ))
      rows.push(page);
  });

  expect(rows).toHaveLength(pages + 1);
  expect(turns).toBeGreaterThanOrEqual(pages - 1);
});

test('between the slices of what is there already others get their turn, and none of it is lost', async () => {
  const all = Array.from({ length: 2 * pageRows + 1 }, (_, n) => String(n));
  const rows: string[] = [];
  const turns = await turnsDuring(async () => {
    for await (const some of inSlices(all, (row) => [row])) rows.push(...some.flat());
  });

  expect(rows).toEqual(all);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('one person is written one list at a time, and another is not kept waiting', async () => {
  const log: string[] = [];
  const read = async (who: string, name: string) => {
    for await (const row of inTurn(
      who,
      written(
        [name],
        allPages(ask, (each) => [each]),
      ),
    ))
      log.push(`${name}:${row.trim()}`);
    log.push(`${name} is over`);
  };
  const left = inTurn(
    'owner',
    written(
      ['left'],
      allPages(ask, (each) => [each]),
    ),
  );
  await left.next(); // one that is broken off in the middle
  const both = Promise.all([read('owner', 'first'), read('owner', 'second'), read('reader', 'third')]);
  await left.return(undefined);
  await both;

  const at = (text: string) => log.findIndex((line) => line.startsWith(text));
  expect(at('second:')).toBeGreaterThan(at('first is over'));
  expect(at('third:')).toBeLessThan(at('first is over'));
});
