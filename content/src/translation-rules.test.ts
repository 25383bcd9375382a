import { expect, test } from 'vitest';
import type { Translated } from './locales.ts';
import { translationFaults } from './translation-rules.ts';

const faults = (language: Translated, english: string, own: string) =>
  translationFaults(language, [{ key: 'k', english, own }]).map(({ what }) => what);

test.each([
  ['si', 'The fee is {amount}, 2.9%.', 'ගාස්තුව {amount}, 2.9%.'],
  ['ta', 'from {day}', '{day} முதல்'],
  ['si', 'Business in Sri Lanka', 'ශ්‍රී ලංකාවේ ව්‍යාපාර'],
  ['si', 'PayPal', 'PayPal'],
] as const)('%s: %s has nothing against it', (language, english, own) => {
  expect(faults(language, english, own)).toEqual([]);
});

test.each([
  ['si', 'a lost placeholder', 'The fee is {amount}', 'ගාස්තුව', 'other placeholders'],
  ['si', 'another amount', 'From $29', '$92 සිට', 'other amounts'],
  ['si', 'another share', 'It is 2.9%', 'එය 2.8%', 'other amounts'],
  ['si', 'a lost joiner', 'Business', 'ව්යාපාර', 'a joined letter without its joiner'],
  ['si', 'a joiner alone', 'Fee', 'ගාස්තු‍ව', 'a joiner that joins nothing'],
  ['si', 'own digits', 'Fee', 'ගාස්තු \u0DE7', 'own digits or full stops'],
  ['si', 'Tamil letters', 'Fee', 'கட்டணம்', 'a letter of the other language'],
  ['ta', 'Sinhala letters', 'Fee', 'ගාස්තුව', 'a letter of the other language'],
  ['ta', 'the au sign', 'Abroad', 'வௌிநாடு', 'the au sign for e and lla'],
  ['ta', 'a decomposed vowel', 'Gold', 'ெகா', 'a sign without its letter'],
  ['ta', 'a hidden hyphen', 'Fee', 'கட்ட\u00ADணம்', 'a character that nobody sees'],
  ['ta', 'two spaces', 'One fee', 'ஒரு  கட்டணம்', 'a space too many'],
  ['ta', 'nothing', 'Fee', ' ', 'is empty'],
  ['ta', 'another address', '/fees', '/ta/fees', 'another address'],
] as const)('%s: %s is found', (language, _, english, own, what) => {
  expect(faults(language, english, own)).toContain(what);
});
