import { readMark } from '@formation/content';
import { expect, test } from 'vitest';
import { newlyAccepted, readToTheEnd } from './accepted.ts';
import { poFile, returnedTexts } from './po-file.ts';
import type { Unit } from './unit.ts';

const head = { language: 'si', project: 'Serendib Ledger', made: '2026-11-30', site: 'https://example.test' };

const unit = (key: string, recorded: string, own = 'ගාස්තු'): Unit => ({
  key,
  file: 'a.ts',
  english: 'Fees',
  own,
  isStale: false,
  recorded: [recorded],
  values: {},
  write: (_, text) => text,
});
const contact = unit('messages/contact:contact.title', 'messages.contact.title');
const send = unit('messages/contact:contact.send', 'messages.contact.send');
const tool = unit('entries/tools/tools:tools.ebay.title', 'entries.tools.ebay.title');
const line = unit('services/ein:line.1', 'content/entries/services/ein/si.md');
const all = [contact, send, tool, line];

/** What comes back when the reader has accepted some of what nobody had accepted. */
const back = (accepted: readonly Unit[]) =>
  returnedTexts(poFile(all, () => [], { ...head, isUnread: (one) => !accepted.includes(one) }));

test('what nobody has accepted is marked, and the file says so', () => {
  expect(back([]).texts.map(({ isFuzzy }) => isFuzzy)).toEqual([true, true, true, true]);
  expect(back([]).marksUnread).toBe(true);
  expect(returnedTexts(poFile(all, () => [], head)).marksUnread).toBe(false);
});

test('what the reader unmarks is accepted once, as it stands', () => {
  const { texts } = back([contact]);

  expect(newlyAccepted(all, texts, new Set())).toEqual([contact]);
  expect(newlyAccepted(all, texts, new Set([readMark(contact)]))).toEqual([]);
  expect(readMark({ ...contact, own: 'වෙනත්' })).not.toBe(readMark(contact));
  expect(readMark(send)).not.toBe(readMark(contact)); // the same words elsewhere are another text
});

test('a text that is missing is not accepted', () => {
  const missing = { ...contact, own: '' };

  expect(newlyAccepted([missing], returnedTexts(poFile([missing], () => [], head)).texts, new Set())).toEqual([]);
});

test.each([
  [[contact], [contact], []], // another of its file is open
  [[contact, send], [send], ['contact']],
  [[contact, send], [], []], // was so before
  [
    [tool, line],
    [tool, line],
    ['entries', 'services/ein'],
  ],
])('what is read to its end is confirmed', (accepted, fresh, names) => {
  expect(readToTheEnd(all, fresh, new Set(accepted.map(readMark)))).toEqual(names);
});
