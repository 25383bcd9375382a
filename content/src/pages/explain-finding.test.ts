import { checkName, type Country } from '@formation/names';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { explainFinding } from './explain-finding.ts';

const words = messages.en.nameGenerator.check.findings;

const said = (name: string, country: Country, taken: readonly string[] = []) =>
  checkName(name, country, taken).findings.map((finding) => explainFinding(finding, words));

test.each<[Country, string, string]>([
  ['uk', `${'A'.repeat(157)} Ltd`, 'The name has 161 characters with its ending; at most 160 are allowed.'],
  ['uk', 'Ceylon Harvest', 'The name needs an ending: Ltd or Limited.'],
  [
    'uk',
    'Ceylon Harvest Ltd',
    'The register treats it as “ceylonharvest”. Search the register for that before you decide.',
  ],
  ['uk', 'Tea ™ Ltd', 'The register doesn’t accept “™”.'],
  [
    'hk',
    'Royal Savings Limited',
    '“Royal” needs approval before the company is formed. It is named in the order of Cap. 622A; the Companies Registry must approve.',
  ],
  [
    'us',
    'Lanka University Inc.',
    '“University” needs approval before the company is formed. In many states: approval of the education department.',
  ],
])('in %s, of "%s": %s', (country, name, sentence) => {
  expect(said(name, country)).toContain(sentence);
});

test('the body to ask is named where the guidance names one', () => {
  expect(said('Galle Bank Ltd', 'uk').join()).toMatch(/Financial Conduct Authority/);
  expect(said('Galle Charity Ltd', 'uk').join()).toContain(words.askNamed);
});

test('every finding has a whole sentence, whatever was typed', () => {
  const typed = fc.oneof(fc.string(), fc.array(fc.constantFrom('Galle', 'Bank', 'Trust', 'Ltd', '{words}', '&')));
  fc.assert(
    fc.property(typed, fc.constantFrom('uk', 'us', 'hk'), (name, country) => {
      for (const sentence of said(String(name), country)) expect(sentence).toMatch(/^\S.{9,}[.\]}]?$/su);
    }),
  );
});
