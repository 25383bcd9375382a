import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBook } from '../code-book.ts';
import { tables } from '../tables.ts';
import { chineseHits } from '../words/chinese-hits.ts';
import { chineseTitles } from '../words/chinese.ts';
import { didYouMean } from '../words/meanings.ts';
import { searchIndex, searchIndexInSteps } from './search-index.ts';
import { search } from './search.ts';

const book = codeBook(tables);
const index = searchIndex(book);

const codes = (query: string, limit = 3) =>
  search(index, query, { limit }).map(({ entry }) => `${entry.system} ${entry.code}`);

test.each([
  ['tea export', 'export tea'], // order
  ['tea export', 'TEA Export'], // case
  ['restaurant', 'restaurants'], // plural
  ['cafe', 'café'], // accent
  ['jewellery shop', 'jewelry shop'], // spelling
  ['software developer', 'softwear develloper'], // mistakes
  ['translation services', 'tranlsation services'], // a mistake beside a word that tells no trade
  ['bookkeeping', 'bokkeeping'], // a mistake, though "keeping" is a word
  ['womens clothing', 'women’s clothing'], // apostrophe
])('"%s" and "%s" have the same first answer in each classification', (one, other) => {
  const firstOf = (query: string) =>
    (['hsic', 'uk-sic', 'naics'] as const).map(
      (system) => search(index, query, { systems: [system], limit: 1 })[0]?.entry,
    );

  expect(firstOf(one)).toEqual(firstOf(other));
  expect(firstOf(one)).not.toContain(undefined);
});

test.each([
  ['62', ['hsic 62', 'naics 62', 'hsic 620']], // a division here, a sector there; then what is beneath
  ['6201', ['hsic 6201']],
  ['620199', ['hsic 620199']],
  ['62.01', ['hsic 6201']],
  ['6201.0', ['hsic 6201']], // filled up with a zero
  ['62012', ['uk-sic 62012']],
  ['SIC 62012', ['uk-sic 62012']],
  ['naics code 541511', ['naics 541511']],
  ['31-33', ['naics 31-33']],
  ['32', ['hsic 32', 'naics 31-33']], // 32 is a part of sector 31-33
  ['01110', ['uk-sic 01110']], // a leading zero counts
  ['J', ['hsic J']],
])('%s finds the code', (query, expected) => {
  expect(codes(query, expected.length)).toEqual(expected);
});

test.each(['face shields online shop', 'selling bicycle bells online', 'internet retail of sterile hoses'])(
  '"%s": whatever is sold online has one place in Hong Kong and one in the United Kingdom',
  (query) => {
    expect(search(index, query, { systems: ['hsic'], limit: 1 })[0]?.entry.code).toBe('478201');
    expect(search(index, query, { systems: ['uk-sic'], limit: 1 })[0]?.entry.code).toBe('47910');
  },
);

test('a trade that has a place of its own in one classification still has those that it shares in another', () => {
  const answer = new Set(search(index, 'bicycle bells online shop').map(({ entry }) => entry.system));

  expect([...answer].sort()).toEqual(['hsic', 'naics', 'uk-sic']);
});

test('a code that does not exist has no answer', () => {
  expect(codes('99887766')).toEqual([]);
});

test('every code of every classification is the first answer to its own digits', () => {
  for (const entry of book.entries.filter(({ code, system }) => /\d/.test(code) || system === 'hsic')) {
    expect(search(index, entry.code, { systems: [entry.system], limit: 1 })[0]?.entry).toBe(entry);
  }
});

test('a hit tells which parts of the title and of the code were asked for', () => {
  const [tea] = search(index, 'export tea', { systems: ['hsic'], limit: 1 });
  const parts = tea?.inTitle.map(({ start, end }) => tea.entry.title.slice(start, end));

  expect(tea?.entry.title).toBe('Export trading of tea, coffee and cocoa');
  expect(parts).toEqual(['Export', 'tea']);
  expect(search(index, '6420', { limit: 1 })[0]).toMatchObject({ inCode: 4, inTitle: [] });
});

test('a hit tells the everyday words that led to it', () => {
  expect(search(index, 'influencer', { limit: 1 })[0]).toMatchObject({ via: 'influencer' });
  expect(search(index, 'fund management', { systems: ['hsic'], limit: 1 })[0]).toMatchObject({ via: undefined });
});

test('Sinhala and Tamil words lead to the same codes as English ones', () => {
  const english = codes('translation').toSorted();

  expect(codes('පරිවර්තන').toSorted()).toEqual(english);
  expect(codes('மொழிபெயர்ப்பு').toSorted()).toEqual(english);
});

test('Chinese characters find Hong Kong entries by their Chinese title', () => {
  const [hit] = chineseHits(book, chineseTitles(), '控股');

  expect(hit).toMatchObject({ entry: { code: '642000' } });
  expect(chineseTitles().get('642000')?.slice(hit?.inTitle[0]?.start, hit?.inTitle[0]?.end)).toBe('控股');
  expect(chineseHits(book, chineseTitles(), 'tea')).toEqual([]);
});

test('only the wanted classifications answer, at most as many as asked for', () => {
  const hits = search(index, 'retail', { systems: ['naics'], limit: 5 });

  expect(hits).toHaveLength(5);
  expect(new Set(hits.map(({ entry }) => entry.system))).toEqual(new Set(['naics']));
});

test.each(['', '   ', '!!!', '—', '🙂'])('"%s" has no answer', (query) => {
  expect(search(index, query)).toEqual([]);
});

test.each(['asdfgh', 'zxcvb qwerty', 'blorf', 'qqqqzzzz'])('gibberish such as "%s" has no answer', (query) => {
  expect(search(index, query)).toEqual([]);
});

test.each([
  // query, classification, a code among the first three
  ['incense sticks', 'uk-sic', '20590'],
  ['gherkin export', 'hsic', '451301'],
  ['orchids', 'naics', '111422'],
  ['tyre shop', 'hsic', '477303'],
  ['face masks', 'hsic', '325900'],
  ['scrap metal', 'naics', '423930'],
  ['cement import', 'hsic', '452721'],
  ['steel import', 'uk-sic', '46720'],
  ['scuba diving', 'uk-sic', '85510'],
  ['sri lankan curry restaurant in london', 'uk-sic', '56102'],
  ['I want to sell home-made candles to tourists', 'naics', '339999'],
] as const)('"%s" finds %s %s', (query, system, code) => {
  expect(search(index, query, { systems: [system], limit: 3 }).map(({ entry }) => entry.code)).toContain(code);
});

test.each([
  ['home made soap', 'homemade soap'],
  ['home-made soap', 'homemade soap'],
  ['fish meal', 'fishmeal'],
])('"%s" and "%s" share their first three answers in part', (one, other) => {
  expect(codes(one).some((code) => codes(other).includes(code))).toBe(true);
});

test('a word that nobody knows is answered by what is known, and the nearest word is offered', () => {
  expect(didYouMean(index, 'tea exprot')).toBe('tea export');
  expect(didYouMean(index, 'tea export')).toBeUndefined();
  expect(didYouMean(index, 'blorf')).toBeUndefined();
  expect(didYouMean(index, 'bokkeeping')).toBe('bookkeeping'); // answered as that, and said so
  expect(didYouMean(index, 'tranlsation services')).toBe('translation services');
  expect(didYouMean(index, 'ඡායාරූපවල')).toBeUndefined(); // a form of a known word
  expect(search(index, 'tea exprot', { limit: 9 }).every(({ via = '' }) => !via.includes('expo'))).toBe(true);
});

test.each([
  ['baby products', ['14190', '141199', '315250']], // clothes are one of them
  ['ambulance', ['45111']], // who drives one does not sell cars
])('"%s" is not answered, among the first three, by what it does not mean', (query, others) => {
  for (const system of ['hsic', 'uk-sic', 'naics'] as const)
    for (const { entry } of search(index, query, { systems: [system], limit: 3 }))
      expect(others, entry.title).not.toContain(entry.code);
});

test('what is done with a product chooses the place: shop, export, farm, repair', () => {
  const first = (query: string) => search(index, query, { systems: ['uk-sic'], limit: 1 })[0]?.entry.code;

  expect(first('bicycle shop')).toBe('47640');
  expect(first('bicycle factory')).toBe('30920');
  expect(first('bicycle repair')).toBe('95290');
  expect(first('bicycle hire')).toBe('77210');
});

test('a shop or maker of what nobody named is offered what takes the rest of its place', () => {
  const titles = (query: string) =>
    search(index, query, { systems: ['uk-sic'], limit: 10 }).map(({ entry }) => entry.title);

  expect(titles('brimwolks shop').join()).toMatch(/Other retail sale/i);
  expect(titles('brimwolks manufacturer').join()).toMatch(/Other manufacturing|other .* not elsewhere classified/i);
  expect(titles('brimwolks')).toEqual([]);
});

test('what is not meant does not count: behind "without" or, in brackets, "not"', () => {
  const order = (query: string) => search(index, query, { limit: 10 }).map(({ entry }) => entry.code);

  expect(order('tea shop without bakery')).toEqual(order('tea shop'));
  expect(order('tea (not coffee) shop')).toEqual(order('tea shop'));
});

test('a pasted page is answered by its first words', () => {
  expect(codes(`tea export ${'lorem ipsum dolor '.repeat(5000)}`, 1)).toHaveLength(1);
});

test.each([
  ['repair of printing machines (manufacture)', 'uk-sic', /^33|^95/], // a repair is no manufacture
  ['gloves made of plastic', 'uk-sic', /^222/], // the material chooses the place
  ['aquarium stands, wood, manufacturing', 'naics', /^321|^337/],
  ['selenoborate manufacturing', 'naics', /^325/], // an unknown word that ends like a chemical
  ['blorfite mining', 'naics', /^212/], // ... like a mineral
  ['commission agent for tinned fish', 'uk-sic', /^461/],
  ['wholesale of gearboxes', 'uk-sic', /^46[26]|^453/], // learned from who makes the goods
] as const)('"%s" is answered in %s where such things stand', (query, system, place) => {
  const found = search(index, query, { systems: [system], limit: 2 }).map(({ entry }) => entry.code);

  expect(found.some((code) => place.test(code)), found.join()).toBe(true); // oxfmt-ignore
});

test.each([
  ['bakery shop', 'බේකරිය', 'hsic', '472101'],
  ['cinnamon', 'කුරුඳු', 'hsic', '460321'],
  ['pharmacy', 'බෙහෙත් සාප්පුව', 'uk-sic', '47730'],
  ['pharmacy', 'மருந்தகம்', 'naics', '456110'],
  ['school', 'பள்ளி', 'uk-sic', '85200'],
  ['beauty care', 'රූපලාවණ්‍ය', 'naics', '812112'],
  ['beauty care without joiners', 'රූපලාවණ්ය', 'naics', '812112'],
] as const)('%s as "%s" finds %s %s', (_, query, system, code) => {
  expect(search(index, query, { systems: [system], limit: 4 }).map(({ entry }) => entry.code)).toContain(code);
});

test.each([
  ['it services', /^(hsic 62|uk-sic 62|naics 5415)/],
  ['IT company', /^(hsic 62|uk-sic 62|naics 5415)/],
  ['can making', /^naics 3324/],
  ['will writing', /^(hsic 69|uk-sic 69|naics 5411)/],
])('"%s": a short word of everyday speech is also the name of a thing', (query, place) => {
  expect(codes(query, 1)[0]).toMatch(place);
});

test('a British and an American spelling have the same answers', () => {
  expect(codes('sulphur colour theatre')).toEqual(codes('sulfur color theater'));
  expect(codes('anaesthetic')).toEqual(codes('anesthetic'));
});

test('built in portions, the index is the same', () => {
  const steps = searchIndexInSteps(book);
  let portions = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value).toEqual(index);
      break;
    }
    portions++;
  }

  expect(portions).toBeGreaterThan(10);
});

test('whatever is typed, answers are ordered, exist once, and their ranges lie in the title', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('tea 62', '6201 tea', 'a b c'));
  fc.assert(
    fc.property(text, (query) => {
      const hits = search(index, query);

      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
      expect(new Set(hits.map(({ entry }) => entry)).size).toBe(hits.length);
      for (const { entry, inTitle, score } of hits) {
        expect(score).toBeGreaterThan(0);
        for (const { start, end } of inTitle) expect(start < end && end <= entry.title.length).toBe(true);
      }
    }),
  );
});

test.each([
  ['doing the books for small shops', '69202'], // a turn of speech
  ['hiring out tables', '77299'],
  ['importing toys from china', '46499'], // a country, not porcelain
  ['finding guards for shops', '80100'], // who is dealt with keeps no shop here
  ['supplying eggs to hotels', '46330'], // who sells to hotels is a wholesaler
])('"%s" is read as it is meant', (query, code) => {
  const hits = search(index, query, { systems: ['uk-sic'], limit: 3 });

  expect(hits.map(({ entry }) => entry.code)).toContain(code);
});
