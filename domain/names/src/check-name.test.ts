import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName, rulesKnown } from './check-name.ts';
import { gravest, type Country } from './finding.ts';

const countries: readonly Country[] = ['uk', 'us', 'hk'];

const reasonsOf = (name: string, country: Country, taken: readonly string[] = []) =>
  checkName(name, country, taken)
    .findings.filter(({ verdict }) => verdict !== 'ok')
    .map(({ reason, words }) => [reason, ...words].join(' '));

test.each([
  // country, name, what is not in order
  ['uk', 'Ceylon Harvest Ltd', []],
  ['uk', 'Ceylon Harvest LIMITED.', []],
  ['uk', 'Ceylon Harvest', ['ending-missing']],
  ['uk', 'Ceylon Harvest LLP', ['ending-of-another-kind LLP']],
  ['uk', 'Ceylon Harvest plc', ['ending-of-another-kind plc']],
  ['uk', `${'A'.repeat(156)} Ltd`, []], // 160 characters
  ['uk', `${'A'.repeat(157)} Ltd`, ['too-long']], // 161
  ['uk', 'Čaj £€$ Ltd', []], // accents and money signs are allowed
  ['uk', 'තේ Ltd', ['character-refused තේ']],
  ['uk', 'Tea ™ Ltd', ['character-refused ™']],
  ['uk', '*Star Ltd', ['sign-too-early *']],
  ['uk', 'Star* Ltd', []], // from the fourth character on
  ['uk', 'A B+ Ltd', ['sign-too-early +']], // spaces are not counted there
  ['uk', 'Galle Bank Ltd', ['word-needs-approval Bank']],
  ['uk', 'Galle Banks Ltd', ['word-needs-approval Banks']], // plural
  ['uk', 'Galle Bank’s Ltd', ['word-needs-approval Bank’s']], // possessive
  ['uk', 'Riverbank Ltd', []], // not a whole word
  ['uk', 'Galle Charities Ltd', ['word-needs-approval Charities']],
  ['uk', 'Co-Operative Tea Ltd', ['word-needs-approval Co Operative']],
  ['uk', 'Cooperative Tea Ltd', ['word-needs-approval Cooperative']],
  ['uk', 'British Tea Ltd', ['word-needs-approval British']],
  ['uk', 'The British Tea Ltd', ['word-needs-approval British']], // "The" does not hide it
  ['uk', 'Best British Tea Ltd', ['word-elsewhere British']],
  ['uk', 'Tea of England Ltd', ['word-needs-approval of England']],
  ['uk', 'International Tea Group Ltd', []], // free since 2015
  ['uk', 'Galle Design Agency Ltd', ['word-like-government Agency']], // many such names exist
  ['uk', 'Galle Government Ltd', ['word-needs-approval Government']], // on the list of words as well
  ['uk', 'HMRC Reader Ltd', ['word-needs-approval HMRC']], // section 54: a department by its name
  ['uk', 'Galle Embassy Ltd', ['word-like-foreign-government Embassy']], // since 4 March 2024
  ['uk', 'Lanka UNICEF Ltd', ['word-like-international-body UNICEF']],
  ['uk', 'Tea <script> Ltd', ['looks-like-code < script>']],
  ['uk', 'Scripture Tea Ltd', []],
  ['us', 'Galle Embassy LLC', []], // a rule of the UK
  ['uk', 'The Company Ltd', ['nothing-to-compare']],
  ['uk', 'Lanka Dentists Ltd', ['word-of-another-law Dentists']], // an Act of Parliament guards it
  ['uk', 'Lanka Pharmacies Ltd', ['word-of-another-law Pharmacies']],
  ['uk', 'Vet Next Door Ltd', ['word-of-another-law Vet']],
  ['uk', 'Velvet Ltd', []], // not a whole word
  ['uk', 'Red Cross Tea Ltd', ['word-of-another-law Red Cross']],
  ['uk', 'Lanka Plc Tea Ltd', ['type-word-inside Plc']],
  ['uk', 'Lanka Tea CIC Ltd', ['type-word-inside CIC']],
  ['uk', 'Lanka LLP Tea Ltd', ['type-word-inside LLP']],
  ['uk', 'Right to Manage Lanka Ltd', ['type-word-inside Right to Manage']],
  ['uk', 'Limited Tea Ltd', ['type-word-inside Limited']],
  ['uk', 'Lanka Ltd Tea', ['ending-missing', 'type-word-inside Ltd']],
  ['uk', 'Unlimited Tea Ltd', ['type-word-inside Unlimited']],
  ['uk', 'Tea Limitless Ltd', []],
  ['uk', 'Tea & Co Limited', []],
  ['us', 'Ceylon Harvest LLC', []],
  ['us', 'Ceylon Harvest, L.L.C.', []],
  ['us', 'Ceylon Harvest Inc.', []],
  ['us', 'Ceylon Harvest', ['ending-missing']],
  ['us', 'Ceylon Corp LLC', ['entity-mismatch Corp']],
  ['us', 'Lanka University Inc.', ['word-needs-approval University']],
  ['us', 'Café LLC', ['letters-unusual é']],
  ['hk', 'Ceylon Harvest Limited', []],
  ['hk', 'Ceylon Harvest Ltd', ['ending-abbreviated Ltd']],
  ['hk', '珍珠有限公司', []],
  ['hk', '锡兰贸易有限公司', ['simplified-characters 锡 兰 贸']],
  ['hk', '錫蘭貿易有限公司', []],
  ['hk', '皇后大道雲里有限公司', []], // 后 and 里 are written in both
  ['hk', 'Pearl 有限公司', ['languages-mixed']],
  ['hk', 'முத்து Limited', ['character-refused மு த் து']],
  ['hk', 'Royal Savings Limited', ['word-needs-approval Royal', 'word-needs-approval Savings']],
] as const)('%s: "%s"', (country, name, expected) => {
  expect(reasonsOf(name, country)).toEqual(expected);
});

test.each([
  ['錫蘭貿易有限公司', '有限公司'], // it stands without a space
  ['Ceylon Harvest  limited', 'limited'],
])('the ending of %s is %s, as it is typed', (name, ending) => {
  expect(checkName(name, 'hk').findings.find(({ reason }) => reason === 'ending-fits')?.words).toEqual([ending]);
});

test('a sensitive word names the body to ask, its source and whether it was seen there', () => {
  const finding = checkName('Galle Bank Ltd', 'uk').findings.find(({ reason }) => reason === 'word-needs-approval');

  expect(finding).toMatchObject({
    words: ['Bank'],
    detail: { body: expect.stringContaining('Financial Conduct Authority') },
    verified: true,
    source: { checked: '2026-11-21' },
  });
});

test('a word from the part of the list that nobody has seen is marked unverified', () => {
  const finding = checkName('Galle Trust Ltd', 'uk').findings.find(({ reason }) => reason === 'word-needs-approval');

  expect(finding).toMatchObject({ words: ['Trust'], verified: false });
});

test('a word of another law names the law and the body that answers for it', () => {
  const finding = checkName('Galle Solicitors Ltd', 'uk').findings.find(({ verdict }) => verdict !== 'ok');

  expect(finding?.detail).toMatchObject({ body: 'Solicitors Regulation Authority', law: /Solicitors Act 1974/ });
});

test('a check says how many rules the name was held against, and the British ones are many', () => {
  for (const country of countries) expect(checkName('Galle Tea', country).rules).toBe(rulesKnown(country));
  expect(rulesKnown('uk')).toBeGreaterThan(200);
});

test('a check names each list that a word of it was not seen in: what else stands there is not checked', () => {
  const ofList = [
    ['Galle Trust Ltd', 'uk', 'uk-words'],
    ['Galle Department Ltd', 'uk', 'uk-government'],
    ['Galle Dentists Ltd', 'uk', 'uk-other-laws'],
    ['Lanka University Inc.', 'us', 'us-words'],
    ['Royal Tea Limited', 'hk', 'hk-words'],
  ] as const;
  for (const [name, where, list] of ofList) {
    const { findings, unread } = checkName(name, where);
    const ofWord = findings.find(({ rule, verdict }) => rule === 'sensitive-words' && verdict !== 'ok');

    expect(unread.includes(list), name).toBe(ofWord?.verified === false);
    expect(unread.every((one) => one.startsWith(where))).toBe(true);
  }
  const same = checkName('Galle Tea Ltd', 'uk').findings.find(({ rule }) => rule === 'same-name');
  expect(checkName('Galle Tea Ltd', 'uk').unread.includes('uk-same-names')).toBe(same?.verified === false);
});

test('a word that is free since 2015 is said to be free', () => {
  expect(checkName('International Tea Ltd', 'uk').findings).toContainEqual(
    expect.objectContaining({ verdict: 'ok', reason: 'word-now-free', words: ['International'] }),
  );
});

test('a name that is taken is refused', () => {
  expect(reasonsOf('Galle Tea & Co Ltd', 'uk', ['GALLE TEA LIMITED'])).toEqual(['same-as-another GALLE TEA LIMITED']);
});

test.each(['', '   ', '...', '🙂'])('"%s" is no name in any country', (text) => {
  for (const country of countries) expect(checkName(text, country)).toMatchObject({ verdict: 'refused' });
});

const word = fc.constantFrom(
  'Galle',
  'tea',
  'Bank',
  'british',
  'Trust',
  'corp',
  'Ltd',
  'LLC',
  'Limited',
  '&',
  '*',
  'é',
  'pearl',
);
const typed = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string(),
);
const country = fc.constantFrom(...countries);

test('the verdict does not depend on case', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), country, (words, where) => {
      const name = words.join(' ');

      expect(checkName(name.toUpperCase(), where).verdict).toBe(checkName(name, where).verdict);
      expect(checkName(name.toLowerCase(), where).verdict).toBe(checkName(name, where).verdict);
    }),
  );
});

test('a name’s verdict is the gravest of its findings, and every finding names its source', () => {
  fc.assert(
    fc.property(typed, country, (name, where) => {
      const { verdict, findings } = checkName(name, where);

      expect(verdict).toBe(gravest(findings.map((finding) => finding.verdict)));
      for (const { source } of findings) expect(source.title.length).toBeGreaterThan(10);
    }),
  );
});

test('adding a sensitive word never makes a verdict milder', () => {
  const grave = ['ok', 'advice', 'needs-permission', 'refused'];
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const before = checkName(`${words.join(' ')} tea Ltd`, 'uk').verdict;
      const after = checkName(`${words.join(' ')} University tea Ltd`, 'uk').verdict;

      expect(grave.indexOf(after)).toBeGreaterThanOrEqual(Math.min(grave.indexOf(before), 2));
    }),
  );
});
