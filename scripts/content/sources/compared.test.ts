import { expect, test } from 'vitest';
import { changesOf, supporting } from './compared.ts';
import { canonical, numbersIn, saysOneOf } from './numbers.ts';
import { sentencesOf } from './page-text.ts';

test.each([
  ['0.40', '0.4'],
  ['.4', '0.4'],
  ['1500.00', '1500'],
  ['007', '7'],
])('%s is %s', (text, one) => {
  expect(canonical(text)).toBe(one);
});

test.each([
  ['15.3% + $0.30', ['15.3', '0.3']],
  ['HK$1,545 a year', ['1545', '1.545']],
  ['12,5 % vom Preis', ['12.5']],
  ['1.234,50 €', ['1234.5']],
  ['CHF 1’000', ['1000']],
])('%s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test('a digit alone counts beside a percent sign or a currency', () => {
  const three = new Set(['3']);
  expect(saysOneOf('a fee of 3 %', three)).toBe(true);
  expect(saysOneOf('$3 a month', three)).toBe(true);
  expect(saysOneOf('one of 3 ways', three)).toBe(false);
  expect(saysOneOf('$3.50 a month', three)).toBe(false);
});

const html = (body: string) => new TextEncoder().encode(`<html><body>${body}</body></html>`);

test('a page in sentences, the rows of its tables whole, without what stands around it', async () => {
  const body = `<nav>Menu 15.3%</nav><main><h1>Fees</h1><p>It costs <b>2.5 %</b> of the price. We round&nbsp;up.</p>
    <table><tr><th>Books</th><td>15.3%</td></tr></table><script>var x = 13.6</script></main><footer>© 2026</footer>`;
  expect(await sentencesOf(html(body), 'text/html; charset=utf-8')).toEqual([
    'Fees',
    'It costs 2.5 % of the price.',
    'We round up.',
    'Books 15.3%',
  ]);
});

test('another encoding, by the header or by the page itself', async () => {
  const latin = Buffer.from('<meta charset="iso-8859-1"><p>Gebühr: 12,5 %</p>', 'latin1');
  expect(await sentencesOf(latin, 'text/html')).toEqual(['Gebühr: 12,5 %']);
  expect(await sentencesOf(latin, 'text/html; charset=iso-8859-1')).toEqual(['Gebühr: 12,5 %']);
});

test('an image has no text', async () => {
  await expect(sentencesOf(new Uint8Array(), 'image/png')).rejects.toThrow('image/png');
});

test('what rests on a page is its sentences with our numbers; without any, all that say something', () => {
  const page = [
    'Fees',
    'It costs 2.5 % of the price.',
    'A seller from abroad registers before the first sale is made.',
  ];
  expect(supporting(page, ['2.5'])).toEqual([page[1]]);
  expect(supporting(page, [])).toEqual([page[2]]);
  expect(supporting(page, ['99'])).toEqual([page[2]]);
});

test('a sentence that is gone is told with the one that took its place', () => {
  const before = ['The regulatory operating fee in France is 0.47 %.', 'Postage is not part of it.'];
  const now = ['Read this first.', 'The regulatory operating fee in France is 1.14 %.'];
  expect(changesOf(before, now)).toEqual([
    { was: before[0], now: now[1] },
    { was: before[1], now: null },
  ]);
  expect(changesOf(before, [...before, 'And something new.'])).toEqual([]);
});
