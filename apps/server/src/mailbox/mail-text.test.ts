import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitQuoted, wordsOf } from './mail-text.ts';

test.each([
  ['nothing is quoted', 'Yes.', 'Yes.', ''],
  [
    'Gmail',
    'Yes.\n\nOn Mon, 23 Nov 2026, Firm wrote:\n\n> A week.\n>\n> K',
    'Yes.',
    'On Mon, 23 Nov 2026, Firm wrote:\n\n> A week.\n>\n> K',
  ],
  [
    'an introduction of two lines',
    'Yes.\n\nOn Mon, 23 Nov 2026 Firm\n<office@firm.example> wrote:\n> A week.',
    'Yes.',
    'On Mon, 23 Nov 2026 Firm\n<office@firm.example> wrote:\n> A week.',
  ],
  ['in Sinhala', 'ඔව්.\n\n2026 නොවැ. 23 දින Firm ලිවීය:\n> A week.', 'ඔව්.', '2026 නොවැ. 23 දින Firm ලිවීය:\n> A week.'],
  ['no introduction', 'Yes.\n> A week.\n', 'Yes.', '> A week.'],
  ['between the lines', '> Which state?\nWyoming.\n> When?\nNow.', '> Which state?\nWyoming.\n> When?\nNow.', ''],
  ['nothing but a quote', '> A week.', '> A week.', ''],
  [
    'Outlook, ruled',
    'Yes.\n\n________________________________\nFrom: Firm\nSent: Monday\nTo: Nimal\n\nA week.',
    'Yes.',
    '________________________________\nFrom: Firm\nSent: Monday\nTo: Nimal\n\nA week.',
  ],
  [
    'Outlook, dashed',
    'Yes.\n-----Original Message-----\nFrom: Firm\nSent: Monday\n\nA week.',
    'Yes.',
    '-----Original Message-----\nFrom: Firm\nSent: Monday\n\nA week.',
  ],
  ['Outlook, bare', 'Yes.\n\nFrom: Firm\nSent: Monday\n\nA week.', 'Yes.', 'From: Firm\nSent: Monday\n\nA week.'],
  ['a ruled line of one’s own', 'Yes.\n----------\nNimal', 'Yes.\n----------\nNimal', ''],
])('%s', (_, text, own, quoted) => {
  expect(splitQuoted(text)).toEqual({ text: own, quoted });
});

test('nothing that was written is lost', () => {
  const line = fc.constantFrom(
    '',
    'Yes.',
    '> A week.',
    'Firm wrote:',
    '----- Original -----',
    'From: a',
    'Sent: b',
    '>',
  );

  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { text, quoted } = splitQuoted(lines.join('\n').trim());
      const shown = `${text}\n${quoted}`.split('\n').filter((each) => each !== '');
      expect(shown).toEqual(lines.filter((each) => each !== ''));
    }),
  );
});

test('a page without words has none, and one that is nested deep takes no time', () => {
  expect(wordsOf({ html: '<p> </p>' })).toBe('');
  expect(wordsOf({ text: ' \n', html: '<p>Yes</p>' })).toBe('Yes');
  expect(wordsOf({ html: `${'<div>'.repeat(20_000)}deep` }).length).toBeLessThan(100);
});
