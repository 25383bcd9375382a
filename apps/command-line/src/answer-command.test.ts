import { loadPlatform, platformNames } from '@formation/fees';
import { expect, test } from 'vitest';
import { answerCommand } from './answer-command.ts';

const day = '2026-11-21';
/** Words as a shell splits them: what is quoted stays together. */
const split = (text: string) => [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
const run = (words: string) => answerCommand(split(words), day);
const line = (text: string, name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(text)?.[1];

test.each([
  // 100 × 13.6% + 0.40, and 100 × 1.3% of an account in Sri Lanka
  ['ebay --sold-price 100 --site us', 'total fees', '$15.30'],
  ['ebay --sold-price 100 --registered us', 'profit', '$86.00'],
  // 40 × 15% + 0.40; ad 40 × 2%
  ['ebay --sold-price 40 --category watches --promoted-rate 2 --registered us', 'total fees', '$7.20'],
  // 6.98 + 1000 × 0.289%; (1000 − 9.87) × 0.88022588
  ['wise --amount 1000 --from usd --to eur', 'recipient gets', '€871.54'],
  // 30 × 15%
  ['amazon --selling-price 30 --fulfilment fbm', 'amazon fees', '$4.50'],
  // 45 × 6.5% + 0.20 + 45 × 3% + 0.25
  ['etsy --item-price 40 --shipping-price 5', 'total fees', '$4.73'],
  // 100 × 4.4% + 0.30
  ['stripe --amount 100 --card international', 'net', '$95.30'],
  // 1000 × 3.99% + 0.49
  ['payoneer --amount 1000 --method card', 'net', '$959.61'],
  ['mercury --amount 1000 --kind abroadOur', 'debited', '$1,015.00'],
  ['profit-margin --price 100 --cost 60', 'profit', '$40.00'],
  // every default of a seller in Sri Lanka: 500 × 4.4% + 0.30
  ['paypal --amount 500', 'arrives', '$477.70'],
])('fees %s: %s is %s', async (words, name, value) => {
  const { code, text } = await run(words);
  expect([code, line(text, name)]).toEqual([0, value]);
});

test('what is taken off stands below zero for people, and as it was worked out for programs', async () => {
  const words = 'ebay --sold-price 100 --registered us --top-rated';
  expect(line((await run(words)).text, 'top rated discount')).toBe('-$1.36'); // a tenth of 13.60
  const { lines } = JSON.parse((await run(`${words} --json`)).text);
  expect(lines.topRatedDiscount.value).toBe('1.36');
});

test('an earlier day has its own fees', async () => {
  expect(line((await run('ebay --sold-price 100 --day 2024-06-01')).text, 'final value fee')).toBe('$13.25');
});

test.each([
  'ebay --sold-price 10',
  'solve ebay profit 20',
  "compare 'ebay --sold-price 10 --day 2020-01-01' 'etsy --item-price 10'",
])('fees %s: a number that is only known for later days says so', async (words) => {
  const { text } = await run(words.startsWith('compare') ? words : `${words} --day 2020-01-01`);
  expect(text).toMatch(/: known since 20\d\d-\d\d-\d\d only; the number/);
});

test('a number of which only is known when it was seen says no more', async () => {
  const words = 'mercury --what plan --plan plus --day 2020-01-01';
  const { notes } = JSON.parse((await run(`${words} --json`)).text);
  expect(notes).toContainEqual(expect.objectContaining({ isSince: false }));
  expect((await run(words)).text).toMatch(/: first seen on 20\d\d-\d\d-\d\d; the number/);
  expect((await run(words)).text).not.toContain('known since');
});

test('a return on no costs is a dash', async () => {
  expect(line((await run('ebay --sold-price 100')).text, 'return on costs')).toBe('–');
});

test('what reads no table names none', async () => {
  expect((await run('profit-margin --price 100 --cost 60')).text).not.toContain('read in');
});

test('as JSON every line says how it came about, and what is not in it', async () => {
  const { code, text } = await run('ebay --sold-price 100 --registered us --json');
  const { platform, day: of, lines, notCounted } = JSON.parse(text);
  expect([code, platform, of, lines.profit.value, lines.profit.unit]).toEqual([0, 'ebay', day, '86', 'USD']);
  expect(JSON.stringify(lines.finalValueFee)).toContain('"status":"seen"');
  expect(notCounted).not.toEqual([]);
});

test('a weight is told with its unit', async () => {
  const { text } = await run('amazon --selling-price 30 --length 10 --width 8 --height 2 --weight 1');
  expect(text).toMatch(/charged weight +1\.151079 lb/);
});

test.each([
  ['', /^A platform or a command is needed\. See: fees --help$/],
  ['lazada', /^There is no command "lazada"; known: solve, compare, list, payouts, /],
  ['constructor', /^There is no command/],
  ['ebay', /^--sold-price is needed\. See: fees ebay --help$/],
  ['amazon --selling-price 30', /^--length, --width, --height, --weight are needed\. See/],
  ['amazon --selling-price 30 --weight 1', /^--length, --width, --height are needed/],
  ['ebay --sold-price ten', /^--sold-price is a number such as 12.50, not "ten"/],
  ['ebay --sold-price -5', /^--sold-price/],
  ['ebay --sold-price=-5', /^--sold-price is less than 0/],
  ['ebay --sold-price 1.000', /^--sold-price can be read in more than one way: "1.000"; write it as 1,000 or 1.00/],
  ['ebay --sold-price €1000', /^--sold-price is in USD, not "€1000"/],
  ['payouts --amount 1.000', /^--amount can be read in more than one way/],
  ['payouts --amount LKR1000', /^--amount is in USD, not "LKR1000"/],
  [`ebay --sold-price ${'9'.repeat(300)}`, /^--sold-price is at most 1000000000000000/],
  ['etsy --item-price 40 --pieces 1.5', /^--pieces is a whole number, not "1\.5"/],
  ['etsy --item-price 40 --pieces=-1', /^--pieces is less than 0/],
  ['ebay --sold-price 5 --sold-price 6', /^--sold-price is given twice/],
  ['paypal --amount 5 --sold-price 6', /^--sold-price is given twice/], // another name for it
  ['ebay --sold-price 10 --site fr', /^--site is one of US, UK, DE, AU, CA, IE, not "fr"/],
  ['ebay --sold-price 10 --colour red', /^There is no option --colour/],
  ['ebay 10', /^"10" has no option before it/],
  ['ebay --sold-price 10 --day soon', /^--day is a day such as 2026-11-21/],
  ['ebay --sold-price 10 --day 2026-02-30', /^--day is a day/],
  ['solve lazada', /^solve needs a platform first, not "lazada"/],
  ['ebay --sold-price 10 --day', /^--day needs a value\. See/],
  ['ebay --sold-price 10 --json=perhaps', /^--json takes no value, or yes or no, not "perhaps"/],
  ['ebay --sold-price 10 -x', /^There is no option -x/],
  ['solve ebay riches', /^solve ebay needs a goal after it, not "riches"; known: breakEven, profit/],
  ['solve ebay --item-cost 40 profit 20', /^solve ebay needs a goal after it, not "--item-cost"; known: /],
  ['solve ebay', /^solve ebay needs a goal after it, not ""; known: /],
  [
    'solve ebay profit',
    /^profit needs what is wanted after it, a number such as 12\.50\. See: fees solve ebay --help$/,
  ],
  ['solve ebay profit --item-cost 40', /^profit needs what is wanted after it/],
  ['solve ebay profit much', /^profit is a number such as 12\.50, not "much"/],
  ['solve ebay profit 1.234', /^profit can be read in more than one way: "1.234"; write it as 1,234 or 1.2340/],
  ['solve ebay profit £5', /^profit is in USD, not "£5"/],
  ['ebay --day 2024-01-01 --sold-price 5 --day 2025-01-01', /^--day is given twice/],
  ['bank-wires --amount 10 --sender nobody', /^--sender is one of Bank of America, /],
  ['solve ebay profit -3', /^profit is less than 0: "-3"/],
  ["compare 'ebay --sold-price 1'", /^compare takes two to four/],
  ["compare 'ebay --sold-price 1' 'lazada'", /^"lazada" is no platform/],
  ['solve ebay profit 20 --sold-price 999', /^--sold-price is what is looked for/],
  ['solve paypal profit 20 --amount 999', /^--sold-price is what is looked for/], // another name for it
  ['solve ebay profit 20%', /^profit is a number such as 12\.50, not "20%"/],
  ['solve ebay margin $20', /^margin is a number such as 12\.50, not "\$20"/],
  [
    'ebay --sold-price 5 --site UK --seller private --promoted-rate 50 --dispute',
    /^--promoted-rate, --dispute do not apply/,
  ],
  ['mercury --what plan --amount 100 --kind ach', /^--kind, --amount do not apply/],
  ['ebay --sold-price 5 --renewal monthly', /^--renewal does not apply/],
  ['ebay --sold-price £5', /^--sold-price is in USD, not "£5"/],
  ["compare 'ebay --sold-price 1' 'ebay --help'", /^ebay: --help is for a command by itself/],
  ["compare 'ebay --sold-price 1 --json' 'etsy --item-price 1'", /^ebay: --json is for a command by itself/],
  ['ebay --sold-price 50%', /^--sold-price is a number such as 12.50, not "50%"/],
  ['ebay --sold-price 50 --sales-tax-rate $5', /^--sales-tax-rate is a number such as 12.50, not "\$5"/],
  ['payouts --amount 5 --payer moon', /^--payer is one of US, /],
  ['payouts --amount 5 --times-a-month 500', /^--times-a-month is at most 31, not "500"/],
  ['payouts --amount 5 --rate 0', /^--rate is at least 0.01, not "0"/],
  ['payouts --amount 5 --own-bank-margin=-1', /^--own-bank-margin is less than 0/],
  ['payouts --amount 5 --own-bank-margin 100', /^--own-bank-margin is at most 99.99/],
  ['payouts --amount 5 --own-mercury-wire 1e9', /^--own-mercury-wire is at most 100000000/],
])('fees %s is not understood, in one line', async (words, text) => {
  const { code, text: said } = await run(words);
  expect([code, said]).toEqual([2, expect.stringMatching(text)]);
  expect(said).not.toContain('\n');
});

test.each([
  'wise --amount 100 --from eur --to eur',
  'wise --amount 100 --from gbp --method ach',
  'stripe --amount 100 --country us --card premium',
  'stripe --amount 100 --country us --method sepaDirectDebit',
  'paypal --sold-price 100 --country lk --product goods-services',
])('fees %s: what is named in its place fits the rest', async (words) => {
  const { code, text } = await run(words);
  const [, option = '', list = ''] = /^(--\S+) is one of (.+) with the rest of what is given, not "/.exec(text) ?? [];
  expect([code, words]).toEqual([2, expect.stringContaining(option)]);
  for (const one of list.split(', ')) {
    expect(await run(words.replace(/\S+$/, one))).toMatchObject({ code: 0 });
  }
});

test('what the platform does not allow has no answer', async () => {
  const text = '--promoted-rate must be between 2 and 100 %.';
  expect(await run('ebay --sold-price 10 --promoted-rate 1')).toEqual({ code: 1, text });
});

test('asked backwards, the price gives what is wanted', async () => {
  const { code, text } = await run('solve ebay profit 20 --item-cost 40');
  const price = /^sold price: \$([\d.]+)$/m.exec(text)?.[1] ?? '';
  const { text: there } = await run(`ebay --item-cost 40 --sold-price ${price}`);
  expect([code, line(there, 'profit')]).toEqual([0, '$20.00']);
});

test.each([
  ['ebay margin 20 --item-cost 40', 20],
  ['ebay margin 20 --item-cost 40000', 20], // one cent is next to nothing of the price
  ['etsy returnOnCosts 33.5 --item-cost 12.50', 33.5],
])('fees solve %s: what is reached reads so, and what misses it does not', async (words, wanted) => {
  const [, reached = '', missed = ''] = (await run(`solve ${words}`)).text.split('\n');
  expect(Number(/: ([\d.]+)%$/.exec(reached)?.[1])).toBeGreaterThanOrEqual(wanted);
  if (missed) expect(Number(/misses it: ([\d.]+)%$/.exec(missed)?.[1])).toBeLessThan(wanted);
});

test('asked backwards, a percentage is told as exactly as it was wanted', async () => {
  expect((await run('solve profit-margin margin 99.999999 --cost 40')).text).toMatch(/^margin: 99\.999999%$/m);
});

test('asked backwards, a fee that changes at the amount is the reason why none meets the goal exactly', async () => {
  const { text } = await run('solve ebay profit 135 --category athletic-shoes'); // from 150.00 on shoes cost less
  expect(text).toMatch(/misses it: \$[\d.]+; a fee changes at \$150\.00$/m);
  expect((await run('solve etsy margin 20 --item-cost 10')).text).not.toContain('a fee changes');
});

test.each([
  ['profit', '$20', '20'],
  ['profit', "'1 000'", '1000'],
  ['profit', '1,000', '1000'],
  ['margin', '20%', '20'],
])('asked backwards, a %s of %s is read as an option is: %s', async (goal, wanted, plain) => {
  expect(await run(`solve ebay ${goal} ${wanted}`)).toEqual(await run(`solve ebay ${goal} ${plain}`));
});

test('asked backwards as JSON, the answer says what was found', async () => {
  const solutionTo = async (words: string) => JSON.parse((await run(`solve ${words} --json`)).text);
  const { solution, lines } = await solutionTo('ebay profit 20 --item-cost 40');
  const { text } = await run('solve ebay profit 20 --item-cost 40');
  expect(solution).toMatchObject({ goal: 'profit', target: '20', field: 'soldPrice', unit: 'USD', bound: 'lowest' });
  expect(text).toContain(`sold price: $${solution.value}\n`);
  expect(solution.reached).toEqual({ line: 'profit', value: lines.profit.value });
  const { solution: missed } = await solutionTo('etsy margin 20 --item-cost 10'); // between two cents
  expect(missed).toMatchObject({
    target: '0.2',
    isExact: false,
    why: 'cent',
    below: { reached: { line: 'profitMargin' } },
  });
  expect((await solutionTo('ebay breakEven --item-cost 40')).solution).not.toHaveProperty('target');
});

test('answers stand side by side by what their lines are', async () => {
  const { code, text } = await run("compare 'ebay --sold-price 100 --registered us' 'etsy --item-price 100'");
  expect(code).toBe(0);
  expect(text).toMatch(/^fees +\$14\.00 +\$\d+\.\d\d$/m);
});

test.each(['--sender "Bank of America"', "--sender 'Bank of America'", '--sender="Bank of America"'])(
  'quotes inside a compared command keep a name together: %s',
  async (option) => {
    const other = 'mercury --amount 100';
    const { code, text } = await answerCommand(['compare', `bank-wires --amount 100 ${option}`, other], day);
    const plain = await answerCommand(['compare', 'bank-wires --amount 100 --sender bank-of-america', other], day);
    expect([code, text]).toEqual([0, plain.text]);
  },
);

test.each([
  [
    "'ebay --sold-price 100 --registered us' 'etsy --item-price 100'",
    /^etsy \(column 2\) leaves the most: \$4\.05 more than ebay \(column 1\)\.$/m,
  ],
  [
    "'ebay --sold-price 100' 'etsy --item-price 100'",
    /^No winner: the sellers are in different countries: ebay \(column 1\) LK, etsy \(column 2\) US\. Set one with --country\.$/m,
  ],
  ["--country us 'ebay --sold-price 100' 'etsy --item-price 100'", /^etsy \(column 2\) leaves the most: \$4\.05 more/m],
  [
    "--country us 'ebay --sold-price 100 --item-cost 40' 'etsy --item-price 100'",
    /^No winner: a cost is counted in one and not in another: etsy \(column 2\) lacks what the item costs\.$/m,
  ],
  ["'ebay --sold-price 100' 'ebay --sold-price 90'", /^No winner: the amounts paid differ \(\$100\.00, \$90\.00\)\.$/m],
  [
    "'ebay --sold-price 100' 'payoneer --what withdrawal --amount 100'",
    /^No winner: in some a customer pays, in others money moves that is yours already\.$/m,
  ],
  ["'ebay --sold-price 100' 'ebay --sold-price 100'", /^The best two leave the same\.$/m],
])('fees compare %s names the best, or why none', async (words, said) => {
  expect(await run(`compare ${words}`)).toMatchObject({ code: 0, text: expect.stringMatching(said) });
});

test.each([
  ["--country lk 'ebay --sold-price 1' 'etsy --item-price 1'", /^--country is one of US, .*, not "lk"$/],
  ["--item-cost ten 'ebay --sold-price 1' 'etsy --item-price 1'", /^ebay: --item-cost is a number/],
  ["--colour red 'ebay --sold-price 1' 'etsy --item-price 1'", /^There is no option --colour$/],
  ["--country us --country gb 'ebay --sold-price 1' 'etsy --item-price 1'", /^--country is given twice$/],
  ["--inbound-cost 1 'ebay --sold-price 1' 'etsy --item-price 1'", /^--inbound-cost does not apply/],
])('fees compare %s is not understood', async (words, said) => {
  expect(await run(`compare ${words}`)).toMatchObject({ code: 2, text: expect.stringMatching(said) });
});

test('an apostrophe by itself is no quote', async () => {
  const { text } = await answerCommand(
    ['compare', "ebay --sold-price 5 --category women's-x", 'etsy --item-price 5'],
    day,
  );
  expect(text).toMatch(/^ebay: --category .*, not "women's-x"$/);
});

test.each([
  '--help',
  'solve --help',
  'solve etsy --help',
  'solve etsy profit --help',
  'compare --help',
  'payouts --help',
  'ebay -h',
  'solve -h',
  'solve etsy profit -h',
  'compare -h',
  'payouts -h',
])('fees %s is answered', async (words) => {
  expect(await run(words)).toMatchObject({ code: 0, text: expect.stringMatching(/^fees /) });
});

test.each(platformNames)('the help of %s names every option, each once', async (name) => {
  const { code, text } = await run(`${name} --help`);
  const { question } = await loadPlatform(name);
  expect(code).toBe(0);
  expect(text.match(/^ {2}--\S+/gm)).toHaveLength(question.fields.length + 3); // and the day, JSON and help
});

test('an answer says how old the rate is that it was converted with; one without a rate, or with a given one, says nothing', async () => {
  const old = /^The exchange rate is from 2026-09-29, 53 days earlier$/m;
  expect((await run('wise --amount 1000 --from usd --to eur')).text).toMatch(old);
  expect((await run("compare 'wise --amount 1000 --from usd --to eur' 'payoneer --amount 1000'")).text).toMatch(old);
  expect(JSON.parse((await run('wise --amount 1000 --from usd --to eur --json')).text)).toMatchObject({
    oldRate: { from: '2026-09-29', days: 53 },
  });
  for (const fresh of ['ebay --sold-price 100 --site us', 'wise --amount 1000 --from usd --to gbp --day 2026-10-01'])
    expect((await run(fresh)).text).not.toContain('days earlier');
});

test('a choice that is left out is what its help says: the first that the rest offers', async () => {
  const { text: answer } = await run('wise --amount 100 --from eur --json'); // whose list begins with EUR
  expect(JSON.parse(answer).lines.recipientGets.unit).not.toBe('EUR');
  const { text } = await run('wise --help');
  expect(/^ {2}--to NAME\n.*$/m.exec(text)?.[0]).toMatch(
    /one of EUR, .*; the first that the rest offers when left out\)$/,
  );
});

test.each(['ebay', 'etsy'])('the help of %s says that its prices are for all pieces', async (name) => {
  const { text } = await run(`${name} --help`);
  expect(text).toMatch(/--(sold|item)-price AMOUNT\n.*; for all pieces together\)$/m);
  expect(text).toMatch(/--item-cost AMOUNT\n.*\(for all pieces together\)$/m);
  expect((await run('stripe --help')).text).not.toContain('pieces');
});

test('--json=no is no', async () => {
  expect(await run('ebay --sold-price 10 --json=no')).toEqual(await run('ebay --sold-price 10'));
});

test('says how much of the fees rests on what, in words and for programs', async () => {
  const words = ['ebay', '--sold-price', '100', '--registered', 'us'];
  const { text } = await answerCommand(words, day);
  const { grounds, lines } = JSON.parse((await answerCommand([...words, '--json'], day)).text);
  const total = grounds.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0);
  expect(total).toBeCloseTo(Number(lines.totalFees.value));
  expect(text.match(/ of \$14\.00 /g)).toHaveLength(grounds.length);
});

test('what is solved and what is compared say, too, what is not counted and how sure the fees are', async () => {
  const { text: one } = await run('solve ebay profit 20 --item-cost 40');
  expect(one).toMatch(/^\$[\d.]+ of \$[\d.]+ read in two independent places$/m);
  expect(one).toMatch(/^Not counted: .+import charges/m);
  const { text: two } = await run("compare 'ebay --sold-price 100' 'etsy --item-price 100'");
  for (const name of ['ebay', 'etsy']) {
    const [, said = ''] = two.split(`\n${name}:\n`);
    expect(said).toMatch(/^\$[\d.]+ of \$[\d.]+ /);
    expect(said).toContain('Not counted: ');
  }
});

test('a day to come says whether its fees are announced', async () => {
  const coming = await run('mercury --what plan --day 2031-01-01');
  expect(coming.text).toContain('nothing is announced');
  expect((await run('mercury --what plan')).text).not.toContain('to come');
  const outlookIn = async (words: string) => JSON.parse((await run(`${words} --json`)).text).outlook;
  expect(await outlookIn('mercury --what plan --day 2031-01-01')).toBe('not-announced');
  expect(await outlookIn('mercury --what plan')).toBeUndefined();
  expect(await outlookIn('solve ebay profit 20 --day 2031-01-01')).toBeDefined();
  const { ways } = JSON.parse((await run('payouts --amount 1000 --day 2031-01-01 --json')).text);
  expect(ways[0]).toHaveProperty('outlook');
  const ahead = [
    'payouts --amount 1000 --day 2031-01-01',
    'solve ebay profit 20 --day 2031-01-01',
    "compare 'ebay --sold-price 1 --day 2031-01-01' 'etsy --item-price 1'",
  ];
  for (const words of ahead) expect((await run(words)).text).toContain('This day is to come');
});
