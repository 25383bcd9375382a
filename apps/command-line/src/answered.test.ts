import { expect, test } from 'vitest';
import { answered } from './answered.ts';

const day = '2026-11-21';
const run = (words: string) => answered(words.split(' ').filter(Boolean), day);
const line = (text: string, name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(text)?.[1];

test.each([
  // 100 × 13.6% + 0.40
  ['ebay --price 100 --site us', 'total fees', '$14.00'],
  ['ebay --price 100 --site us', 'profit', '$86.00'],
  // 40 × 15% + 0.40; ad 40 × 2%
  ['ebay --price 40 --category watches --ad 2', 'total fees', '$7.20'],
  // 500 × 3.49% + 0.49
  ['paypal --amount 500 --country us --product checkout', 'net', '$482.06'],
  // 6.98 + 1000 × 0.289%; (1000 − 9.87) × 0.88022588
  ['wise --amount 1000 --from usd --to eur', 'recipient gets', '€871.54'],
  ['wise --amount 1000 --from usd --to eur --rate 0.9', 'recipient gets', '€891.12'],
  // 30 × 15%
  ['amazon --price 30 --by fbm', 'amazon fees', '$4.50'],
  // 45 × 6.5% + 0.20 + 45 × 3% + 0.25
  ['etsy --price 40 --shipping 5', 'total fees', '$4.73'],
  // 100 × 4.4% + 0.30
  ['stripe --amount 100 --card international', 'net', '$95.30'],
  // 1000 × 3.99% + 0.49
  ['payoneer --amount 1000 --method card', 'net', '$959.61'],
  ['mercury --amount 1000 --kind abroadOur', 'debited', '$1,015.00'],
])('fees %s: %s is %s', (words, name, value) => {
  const { code, text } = run(words);
  expect(text).toContain('read in:');
  expect([code, line(text, name)]).toEqual([0, value]);
});

test('an earlier day has its own fees', () => {
  expect(line(run('ebay --price 100 --day 2024-06-01').text, 'final value fee')).toBe('$13.25');
});

test('as JSON every line says how it came about', () => {
  const { code, text } = run('ebay --price 100 --json');
  const { platform, day: of, lines } = JSON.parse(text);
  expect([code, platform, of, lines.profit.value, lines.profit.unit]).toEqual([0, 'ebay', day, '86', 'USD']);
  expect(JSON.stringify(lines.finalValueFee)).toContain('"status":"verified"');
});

test('a weight is told with its unit', () => {
  expect(run('amazon --price 30 --length 10 --width 8 --height 2 --weight 1').text).toMatch(
    /charged weight +1\.151079 lb/,
  );
});

test.each([
  ['', /^fees PLATFORM/],
  ['lazada', /There is no platform "lazada". Known: ebay, paypal, wise/],
  ['constructor', /There is no platform/],
  ['ebay', /^--price is needed\nSee: fees ebay --help$/],
  ['ebay --price ten', /--price is a number such as 12.50, not "ten"/],
  ['ebay --price 1e3', /not "1e3"/],
  ['ebay --price 10 --site fr', /--site is one of US, UK, DE, AU, CA, IE, not "fr"/],
  ['ebay --price 10 --colour red', /Unknown option '--colour'/],
  ['ebay 10', /Unexpected argument '10'/],
  ['ebay --price 10 --day soon', /--day is a day such as 2026-11-21/],
  ['ebay --price 10 --day 2026-13-01', /--day is a day/],
])('fees %s is not understood', (words, text) => {
  expect(run(words)).toEqual({ code: 2, text: expect.stringMatching(text) });
});

test.each([
  ['wise --amount 10 --from eur --to inr', /^Not available: no table has "corridor" for this on 2026-11-21\.$/],
  ['ebay --price 10 --day 2001-01-01', /^Not available/],
  ['ebay --price 10 --ad 1', /"promotedRate" must be between 0.02 and 1\./],
])('fees %s has no answer', (words, text) => {
  expect(run(words)).toEqual({ code: 1, text: expect.stringMatching(text) });
});

test('help says every option with its choices', () => {
  expect(run('--help')).toEqual({ code: 0, text: expect.stringMatching(/^ {2}mercury +what a payment/m) });
  const { code, text } = run('stripe --help');
  expect(code).toBe(0);
  expect(text).toMatch(/--amount AMOUNT\n +what is paid \(needed\)/);
  expect(text).toMatch(/one of US, GB, HK, SG, AU, CA, EU, IN, NZ, MY; US when left out/);
});
