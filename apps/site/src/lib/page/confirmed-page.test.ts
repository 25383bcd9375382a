import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shortTexts, textMark, type Reading } from '@formation/content';
import { expect, test } from 'vitest';
import { wordsOfPage } from '../language/translated-pages.ts';
import { isConfirmedPage } from './confirmed-page.ts';

const entries = resolve(import.meta.dirname, '../../../../../content/entries');
const contact = [...wordsOfPage('/contact-us'), 'entries'];
const others = contact.filter((name) => name !== 'contact');
const ein = [...wordsOfPage('/service/ein'), 'entries', 'services/ein'];

function markOf(name: string): string {
  const text = shortTexts('ta').get(name) ?? readFileSync(`${entries}/${name}/ta.md`, 'utf8');
  return textMark(text);
}

const reading = (names: readonly string[], changed?: string): Reading => ({
  language: 'ta',
  by: 'Kamala',
  on: '2026-12-01',
  texts: Object.fromEntries(
    names.map((name) => [name, name === changed ? textMark('what stood there') : markOf(name)]),
  ),
});

test.each([
  ['nobody has read it', '/contact-us', [], false],
  ['all its files are confirmed', '/contact-us', [reading(contact)], true],
  ['its files are confirmed on two days', '/contact-us', [reading(others), reading(['contact'])], true],
  ['a file is not read', '/contact-us', [reading(['contact', 'entries'])], false],
  ['a text has changed since', '/contact-us', [reading(contact, 'contact')], false],
  ['the long text is not read', '/service/ein', [reading(ein.slice(0, -1))], false],
  ['the long text is confirmed too', '/service/ein', [reading(ein)], true],
  ['the long text has changed since', '/service/ein', [reading(ein, 'services/ein')], false],
] as const)('%s: %s', (_, page, readings, expected) => {
  expect(isConfirmedPage('ta', page, readings)).toBe(expected);
});

test('what is confirmed in one language says nothing of the other', () => {
  expect(isConfirmedPage('si', '/contact-us', [reading(contact)])).toBe(false);
});
