import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { looseSoundOf, soundOf } from './sound.ts';
import { fold, stem, words } from './words.ts';

test.each([
  ['developer', 'development', 'developing', 'developers', 'develop'],
  ['consultant', 'consultancy', 'consulting', 'consult'],
  ['electric', 'electrical', 'electrician'],
  ['printing', 'printer', 'printers'],
  ['company', 'companies'],
  ['box', 'boxes'],
  ['shop', 'shopping', 'shops'],
  ['plaster', 'plastering', 'plasterers'],
  ['tailor', 'tailoring', 'tailors'],
  ['battery', 'batteries'],
])('%s has the stem of its other forms', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['car', 'care'],
  ['plant', 'plantation'],
  ['chemist', 'chemical'],
  ['product', 'production'],
  ['bus', 'business'],
  ['bar', 'barrister'],
  ['plastic', 'plaster'],
  ['animation', 'animal'],
  ['application', 'apple'],
  ['bat', 'battery'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('Sinhala and Tamil words keep their vowel signs and lose invisible joiners', () => {
  expect(fold('ක්‍රීඩා')).toBe('ක්රීඩා');
  expect(words('மென்பொருள் மேம்பாடு')).toHaveLength(2);
});

test.each([
  ['தோட்டம்', 'தோட்டத்தில்', 'தோட்டங்கள்'], // garden, in it, many of them
  ['கடை', 'கடையில்', 'கடைகள்', 'கடைகளில்', 'கடைக்காரர்'], // shop, in it, many, who keeps it
  ['ஏற்றுமதி', 'ஏற்றுமதிக்கு', 'ஏற்றுமதியாளர்'], // export, for it, who does it
  ['தயாரிப்பு', 'தயாரிக்கும்', 'தயாரித்து', 'தயாரிப்பாளர்'], // making, that makes, having made, who makes
  ['வீடு', 'வீட்டு'], // house, of a house
])('Tamil forms of a word are one: %s', (first, ...others) => {
  for (const other of others) expect(stem(other), other).toBe(stem(first));
});

test.each([
  ['பால்', 'பாலம்'], // milk, bridge
  ['உப்பு', 'உடுப்பு'], // salt, clothes
  ['கல்', 'கலை'], // stone, art
])('different Tamil words stay different: %s and %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('a Tamil compound is the words that it is made of, each where it stands', () => {
  const [meat, shop] = words('இறைச்சிக்கடை');

  expect(meat?.stem).toBe(stem('இறைச்சி'));
  expect(shop).toMatchObject({ stem: stem('கடை'), end: 'இறைச்சிக்கடை'.length });
  expect(words('கோழிப்பண்ணைகள்').map((word) => word.stem)).toEqual(words('கோழி பண்ணை').map((word) => word.stem));
  expect(words('கடை')).toHaveLength(1);
});

test.each([
  ['elawalu', 'elavalu'],
  ['mozhipeyarppu', 'molipeyarpu'],
  ['sapaththu', 'sapattu'],
  ['yetrumathi', 'yettrumadhi'],
])('%s and %s are one word in two spellings', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['මැසීම', 'මැසිම'], // sewing, its vowel short
  ['සුගන්ධ', 'සුගන්ද'], // perfume, without breath
  ['කුරුඳු', 'කුරුන්දු'], // cinnamon, the half nasal as a whole one
  ['රෝද', 'රොද'],
  ['කොළ', 'කොල'],
  ['தேங்காய்', 'தெங்காய்'],
  ['தையல்', 'தைய்யல்'], // sewing, the consonant doubled
  ['மருந்து', 'மறுந்து'],
  ['வாழை', 'வாளை'],
])('%s and %s sound alike', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test('words that sound otherwise or are too short have no common sound', () => {
  expect(soundOf('kadai')).not.toBe(soundOf('kudai')); // shop, umbrella
  expect(soundOf('கடை')).not.toBe(soundOf('குடை'));
  expect(soundOf('tea')).toBeUndefined();
  expect(soundOf('තේ')).toBeUndefined();
  expect(soundOf('茶葉店')).toBeUndefined();
});

test('a and e, and what stands between them, are one sound only to those who ask loosely', () => {
  expect(looseSoundOf('mesima')).toBe(looseSoundOf('maseema'));
  expect(looseSoundOf('maesima')).toBe(looseSoundOf('masima'));
  expect(soundOf('mesima')).not.toBe(soundOf('masima'));
  expect(looseSoundOf('mala')).toBeUndefined();
});

test.each([
  ['tea', 'tea', 2, 0],
  ['marketting', 'marketing', 2, 1], // one letter too many
  ['agnecy', 'agency', 2, 1], // two letters swapped
  ['fotographer', 'photographer', 2, 2],
  ['tea', 'translation', 2, 3], // more than the limit, whatever it is
])('from %s to %s, at most %i: %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});

test('a distance is the same both ways, and nothing only between equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
