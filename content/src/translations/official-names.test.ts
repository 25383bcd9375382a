import { expect, test } from 'vitest';
import { officialNames } from '../../entries/terms/official-names.ts';
import { rulesOf } from './language-rules/rules-of.ts';
import { namesOtherwise } from './official-names.ts';
import { translatedLanguages } from './translated-languages.ts';

test.each([
  ['its own name', 'the Registrar of Companies', 'சட்டப்படி கம்பனிகள் பதிவாளர்', 'ta', false],
  ['its own name with the ending of a case', 'to the Registrar of Companies', 'கம்பனிகள் பதிவாளரிடம்', 'ta', false],
  ['another name', 'to the Registrar of Companies', 'கம்பனிகளின் பதிவாளரிடம்', 'ta', true],
  ['English alone', 'an outward investment account', 'Outward Investment Account එකක්', 'si', true],
  ['English of an office abroad', 'the Inland Revenue Department', 'හොංකොං Inland Revenue Department', 'si', false],
  ['another apostrophe', "the Employees' Trust Fund Board", 'ஊழியர் நம்பிக்கை நிதி', 'ta', true],
  ['a name that nobody has found', 'the Foreign Exchange Act', 'විනිමය පනත', 'si', false],
] as const)('%s', (_, english, own, language, isOther) => {
  expect(namesOtherwise({ english, own, language })).toBe(isOther);
});

test('each name stands once, in its letters, with where it was seen', () => {
  expect(new Set(officialNames.map(({ english }) => english)).size).toBe(officialNames.length);
  for (const official of officialNames)
    for (const language of translatedLanguages) {
      const seen = official[language];
      const { letter } = rulesOf[language];
      if (seen && letter) expect(seen.name, official.english).toMatch(letter);
      expect(seen?.seenAt, official.english).not.toBe('');
    }
});
