import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { claims } from './claims.ts';
import { facts } from './facts.ts';

const path = './claims.ts';
const entries = join(import.meta.dirname, '../../../entries');

/** Figures that cannot be anything else: a count “and more”, or a span. Sixty days are also those of others. */
const figures = Object.values(claims)
  .map(({ text }) => text.en)
  .filter((text) => /\d\+|\d[-/]\d/.test(text));

/** Where a text has a figure, with the letters after it: a rule of others may count by the same. */
function said(text: string, figure: string): readonly string[] {
  const dashes = figure.replaceAll(/[^\w\s-]/g, String.raw`\$&`).replaceAll('-', '[-–]');
  return [...text.matchAll(new RegExp(String.raw`(?<![\d,])${dashes}.{0,9}`, 'g'))].map(([found]) => found);
}

const ofOthers = JSON.stringify(facts);

let shortTexts: readonly (readonly [where: string, text: string])[];

beforeAll(async () => {
  const changed = Object.entries(claims).map(([name, claim]) => {
    const text = { en: `other ${name}`, si: `other ${name}`, ta: `other ${name}` };
    return [name, { ...claim, text }] as const;
  });
  vi.doMock(path, () => ({ claims: Object.fromEntries(changed) }));
  vi.resetModules();
  const { translatedTexts } = await import('../../translations/translated-texts.ts');
  shortTexts = translatedTexts('si').map(({ key, english }) => [key, english]);
});

afterAll(() => {
  vi.doUnmock(path);
  vi.resetModules();
});

const longTexts = globSync('*/*/en.md', { cwd: entries }).map(
  (file) => [file, readFileSync(join(entries, file), 'utf8')] as const,
);

test.each(figures)('another claim than “%s” is told by every sentence that has it', (figure) => {
  const left = [...shortTexts, ...longTexts].flatMap(([where, text]) =>
    said(text, figure)
      .filter((found) => !ofOthers.includes(found))
      .map((found) => `${where}: ${found}`),
  );

  expect(left).toEqual([]);
});
