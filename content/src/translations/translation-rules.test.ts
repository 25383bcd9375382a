import { expect, test } from 'vitest';
import type { Translated } from '../locales.ts';
import { translationFaults } from './translation-rules.ts';

const faults = (language: Translated, english: string, own: string) =>
  translationFaults(language, [{ key: 'k', english, own }]).map(({ what }) => what);

test.each([
  ['si', 'The fee is {amount}, 2.9%.', 'ගාස්තුව {amount}, 2.9%.'],
  ['ta', 'from {day}', '{day} முதல்'],
  ['si', 'Business in Sri Lanka', 'ශ්‍රී ලංකාවේ ව්‍යාපාර'],
  ['si', 'PayPal', 'PayPal'],
  ['si', 'Half an hour, thirty minutes', 'මිනිත්තු 30ක්'],
  ['ta', 'Fill in your numbers', 'உங்கள் எண்ணிக்கைகளை இடுங்கள்'],
  ['ta', 'A US LLC', 'US LLC'],
  ['si', 'Answered at 9. Rs. 5 is paid.', 'පෙ.ව. 9ට පිළිතුරු. රු. 5 ගෙවයි.'],
  ['ta', 'Act, No. 2 of 2025', '2025 இன் 2 ஆம் இலக்கச் சட்டம்'],
  ['ta', 'Registered agent', 'பதிவுசெய்யப்பட்ட முகவர் (registered agent)'],
  ['si', 'What do I pay for $5?', '$5 ගෙවීමට මට අවශ්‍ය මොනවාද?'],
  ['si', 'One is enough; the others may wait.', 'එකක් ප්‍රමාණවත් ය; අනෙක් ඒවා පසුවට තැබිය හැක.'],
  ['si', 'Paid $5 by card', '$5 කාඩ්පතකින් ගෙවා ඇත.'],
  ['si', 'Unduvap Full Moon Poya Day', 'උඳුවප් පුර පසළොස්වක පෝය දිනය'],
  ['si', 'Made under penalty of perjury', 'බොරු සාක්ෂි (penalty of perjury) යටතේ'],
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
  ['ta', 'a line of its own', '', 'கட்டணம்', 'nothing that it translates'],
  ['si', 'another number', 'Within 42 days', 'දින 24ක් ඇතුළත', 'another number'],
  ['ta', 'a joiner', 'Fee', 'கட்\u200Dடணம்', 'a joiner in Tamil'],
  ['ta', 'a glued ending', 'In PayPal', 'PayPalஇல்', 'a Latin word with an ending glued to it'],
  ['si', 'English', 'Your fees are here', 'Your fees are here.', 'English that was left'],
  [
    'si',
    'half of it English',
    'Fees: look at the pages',
    'ගාස්තු: please look at the other pages',
    'a run of English words',
  ],
  ['ta', 'half a bracket', 'Fee (wire)', 'கட்டணம் (wire', 'a bracket or quote without its other'],
  ['si', 'a straight quote', 'A “fee”', '"ගාස්තුව"', 'a straight quote'],
  ['ta', 'a shout', 'Fee', 'கட்டணம்!', 'an exclamation that the English lacks'],
  ['si', 'the opposite', 'You do not pay it', 'ඔබ එය ගෙවයි', 'nothing that denies, as the English does'],
  ['ta', 'the opposite', 'It is never refunded', 'அது மீளளிக்கப்படும்', 'nothing that denies, as the English does'],
  [
    'si',
    'one sentence of two',
    'The fee is due every year. Whoever pays it late also pays a penalty to the state.',
    'ගාස්තුව වාර්ෂිකව ගෙවයි.',
    'another length by far',
  ],
  ['ta', 'a dropped sentence', 'Pay it. It is late. Ask.', 'செலுத்துங்கள். கேளுங்கள்.', 'a sentence less, or two more'],
  ['si', 'two sentences too many', 'Pay it.', 'ගෙවන්න. අදම. දැන්ම.', 'a sentence less, or two more'],
  ['ta', 'a long word', 'For founders', 'தொழில்முயற்சியாளர்களுக்கானவைகளையும்', 'a word too long for a phone'],
  ['si', 'a long label', 'Pay', 'දැන් මෙම පිටුවෙන් සියලු ගාස්තු එකවර ගෙවා දමන්න', 'a label too long for a phone'],
  ['si', 'another trade mark', 'A trade mark', 'වෙළඳ නාමයක්', 'another word for a fixed term'],
  ['ta', 'a tax that is a fee', 'The tax is due', 'கட்டணம் செலுத்த வேண்டும்', 'another word for a fixed term'],
  ['si', 'a name in other letters', 'Paid by Stripe', 'ස්ට්‍රයිප් මඟින්', 'another word for a fixed term'],
  ['ta', 'a word of India', 'Date', 'தேதி', 'a word to avoid'],
  ['si', 'a lunar month', '5 December', 'උඳුවප් 5', 'a word to avoid'],
  ['si', 'a spoken word', 'For you', 'ඔයාට', 'a word to avoid'],
  ['si', 'a verb as it is spoken', 'Copied', 'පිටපත් කළා', 'a word to avoid'],
  ['si', 'the end of a spoken verb', 'It is kept', 'එය තබාගත්තා.', 'a word to avoid'],
  ['si', 'a payout as a debt paid off', 'Smallest payout', 'අවම ගෙවා දැමීම', 'a word to avoid'],
  ['si', 'a question as it is spoken', 'Does it pay?', 'එය ගෙවනවාද?', 'a word to avoid'],
  ['si', 'a participle without its noun', 'Last checked', 'අවසන් වරට පරීක්ෂා කළ', 'a word to avoid'],
  ['si', 'a sign of money with an ending', 'A fee of $5', '$5ක ගාස්තුවක්', 'a word to avoid'],
  ['si', 'the same after a space', 'Above $5', '$5 ට වැඩි', 'a word to avoid'],
  ['si', 'a comma before “and”', 'The fee, and tax', 'ගාස්තුව, සහ බද්ද', 'a word to avoid'],
  ['si', 'a title without a verb', 'Checked', 'රීති අනුව පරීක්ෂා කර', 'a word to avoid'],
  ['si', 'a place with a spoken ending', 'Outside the US', 'US වලින් පිටත', 'a word to avoid'],
  ['si', 'an adjective without its verb', 'One is enough.', 'එකක් ප්‍රමාණවත්.', 'a word to avoid'],
  ['si', 'a past question as it is spoken', 'Did it arrive?', 'එය ලැබුණාද?', 'a word to avoid'],
  ['ta', 'numbers of India', 'Your numbers', 'உங்கள் எண்களை', 'a word to avoid'],
  ['ta', 'another address', '/fees', '/ta/fees', 'another address'],
] as const)('%s: %s is found', (language, _, english, own, what) => {
  expect(faults(language, english, own)).toContain(what);
});
