import { expect, test } from 'vitest';
import { joined, opening, unsigned } from './signature.ts';

const kamala = 'Kamala\nSerendib Ledger';

test.each([
  [`Dear Nimal,\n\nYes.\n\n${kamala}`, kamala, 'Dear Nimal,\n\nYes.'],
  [`Yes.\n${kamala}\n\n`, kamala, 'Yes.'], // with less and more room
  [`\n\n${kamala}`, kamala, ''], // nothing but the signature
  [kamala, kamala, ''],
  ['Dear Kamala', 'Kamala', 'Dear Kamala'], // a word at the end is no signature
  [`${kamala}\n\nP.S. Yes.`, kamala, `${kamala}\n\nP.S. Yes.`], // written below it
  ['Yes.  ', '', 'Yes.  '], // who has none
])('%j without the signature %j is %j', (text, signature, expected) => {
  expect(unsigned(text, signature)).toBe(expected);
});

test.each([
  [[`One.\n\n${kamala}`, `Two.\n\n${kamala}`], `One.\n\nTwo.\n\n${kamala}`],
  [[opening(kamala), 'Two.'], `Two.\n\n${kamala}`],
  [['One.', 'Two.'], 'One.\n\nTwo.'], // it was taken out
  [['', `Two.\n\n${kamala}`], `Two.\n\n${kamala}`],
])('%j is joined to %j, signed once', (texts, expected) => {
  expect(joined(texts, kamala)).toBe(expected);
});

test('what is signed is itself again without the signature', () => {
  for (const body of ['', 'Yes.', 'Yes.\n\nKamala', kamala])
    expect(unsigned(body + opening(kamala), kamala)).toBe(body);
});
