import type { Copy } from './copy.ts';
import { addHindi } from './hindi.ts';
import { lankapay } from './lankapay.ts';

const duties = 'domain/deadlines/src';
const words = 'content/src/messages/en';
const pages = 'apps/site/src/pages/[...locale]';

const press = {
  meta: {
    title: 'For the press',
    description: 'Who answers questions of journalists, and what may be quoted.',
  },
  heading: 'Press',
} as const;

/** The recipes of docs/contributing.md and docs/translating.md, followed to the letter: their files, and no others. */
export const recipes: Readonly<Record<string, (copy: Copy) => void>> = {
  'a deadline': ({ read, write, edit }) => {
    const neighbour = read(`${duties}/duties/us/new-york-publication.ts`);
    const duty = neighbour.replaceAll('new-york', 'nevada').replaceAll('NewYork', 'Nevada').replace("'NY'", "'NV'");
    write(`${duties}/duties/us/nevada-publication.ts`, duty);
    edit(`${duties}/us-duties.ts`, (text) =>
      text
        .replace(/^import .*usNewYorkPublication.*$/m, (line) =>
          [line, line.replace('NewYork', 'Nevada').replace('new-york', 'nevada')].join('\n'),
        )
        .replace(/^ {2}usNewYorkPublication,$/m, '$&\n  usNevadaPublication,'),
    );
    edit(`${words}/deadlines.ts`, (text) =>
      text.replace(/^ {4}'us-new-york-publication': \{[^}]*\},$/m, (entry) =>
        [entry, entry.replaceAll('new-york', 'nevada').replaceAll('New York', 'Nevada')].join('\n'),
      ),
    );
  },

  'a fee': ({ edit }) => {
    const tables = 'domain/fees/src/platforms/mercury/tables';
    edit(`${tables}/sources.ts`, (text) =>
      text.replace(
        /^ {2}answers: \{$/m,
        `  'plans-2026-11': {
    title: 'Mercury pricing, read on 20 November 2026',
    href: 'https://mercury.com/pricing',
    checked: '2026-11-20',
    own: true,
  },
$&`,
      ),
    );
    edit(`${tables}/fees.ts`, (text) =>
      text.replace(
        /(achDebitInvoice[^\]]*\[\n[^\n]*\n)/,
        "$1  since('2027-02-01', ['single', 'plans-2026-11'], amount('1.85', 'USD')),\n",
      ),
    );
  },

  'a fact': ({ edit }) =>
    edit('content/entries/facts/facts.json', (text) =>
      text
        .replace(
          'Companies formed in the United States don’t have to file.',
          'Every company of the United States files.',
        )
        .replace('"since": "2025-03-26"', '"since": "2026-11-24"')
        .replace(
          '"readOn": "2026-11-21",\n    "reviewBy": "2027-03-26"',
          '"readOn": "2026-11-25",\n    "reviewBy": "2027-11-25"',
        ),
    ),

  'a service': ({ read, write, edit }) => {
    const services = 'content/entries/services';
    const asPayroll = (text: string) =>
      text
        .replaceAll('bookkeeping', 'payroll')
        .replaceAll('Bookkeeping', 'Payroll')
        .replaceAll(/Monthly (?=books)|One page (?=at the end)/g, 'Payslips, ');
    write(`${services}/payroll/en.md`, asPayroll(read(`${services}/bookkeeping/en.md`)));
    edit(`${services}/cards.ts`, (text) =>
      text.replace(/^ {2}\{\n {4}slug: 'bookkeeping',[^]*?^ {2}\},$/m, (card) => [card, asPayroll(card)].join('\n')),
    );
    edit('content/entries/papers/offer-papers.ts', (text) =>
      text.replace(/^ {2}bookkeeping: \{[^]*?^ {2}\},$/m, (picture) => [picture, asPayroll(picture)].join('\n')),
    );
    edit(`${services}/prices.json`, (text) =>
      text.replace(/^ {2}"bookkeeping": .*$/m, '$&\n  "payroll": { "is": "from", "amount": "$$49" },'),
    );
    edit('content/entries/next/next.ts', (text) =>
      text.replace(/^ {4}itin: .*$/m, (line) => [line, line.replace('itin', 'payroll')].join('\n')),
    );
  },

  'a country': ({ read, write, edit }) => {
    const formation = 'content/entries/formation';
    const asDelaware = (text: string) =>
      text
        .replaceAll('Wyoming', 'Delaware')
        .replace('state: WY', 'state: DE')
        .replace(/US (?=company|LLC|business)/g, 'Delaware ')
        .replace("slug: 'us'", "slug: 'delaware'");
    write(`${formation}/delaware/en.md`, asDelaware(read(`${formation}/us/en.md`)));
    edit('content/entries/papers/offer-papers.ts', (text) =>
      text.replace(/^ {2}us: \{[^]*?^ {2}\},$/m, (picture) =>
        [picture, asDelaware(picture).replace('us:', 'delaware:')].join('\n'),
      ),
    );
    edit(`${formation}/cards.ts`, (text) =>
      text.replace(/^ {2}\{\n {4}slug: 'us',[^]*?^ {2}\},$/m, (card) => [card, asDelaware(card)].join('\n')),
    );
    edit('content/entries/next/next.ts', (text) =>
      text.replace(/^ {4}us: .*$/m, (line) => [line, line.replace('us', 'delaware')].join('\n')),
    );
  },

  'a page': ({ read, write, edit }) => {
    const neighbour = read(`${pages}/services.astro`);
    write(
      `${pages}/press.astro`,
      neighbour
        .replaceAll('/services', '/press')
        .replace('.services.meta', '.press.meta')
        .replace(/^import ServiceList.*\n/m, '')
        .replace('<ServiceList locale={locale} />', '<h1>{messages[locale].press.heading}</h1>'),
    );
    write(`${words}/press.ts`, `export const press = ${JSON.stringify(press).replaceAll('"', "'")} as const;\n`);
    edit(`${words}/index.ts`, (text) =>
      `import { press } from './press.ts';\n${text}`.replace('en = {', 'en = {\n  press,'),
    );
    const { title, description } = press.meta;
    const lead = `  press: { href: '/press', title: { en: '${title}' }, text: { en: '${description}' } },\n`;
    edit('content/entries/next/pages.ts', (text) => text.replace(/^ {2}packages: /m, `${lead}$&`));
    edit('content/entries/next/next.ts', (text) =>
      text.replace(/^ {4}(?:about|testimonials|reasons): \[/gm, "$&'page:press', "),
    );
  },

  'a translated page': ({ read, write, edit }) => {
    const own = 'content/src/messages/si';
    write(`${own}/press.ts`, read(`${words}/press.ts`).replace("'Press'", "'පුවත්පත් සඳහා'"));
    edit(`${own}/index.ts`, (text) =>
      `import { press } from './press.ts';\n${text}`.replace('si = {', 'si = {\n  press,'),
    );
    edit('apps/site/src/lib/language/translated-pages.ts', (text) =>
      text.replace(/^ {2}'\/pricing': .*$/m, "  '/press': ['press'],\n$&"),
    );
  },

  'a language': addHindi,

  'a platform': ({ write, edit }) => {
    write('domain/fees/src/platforms/lankapay/index.ts', lankapay.platform);
    edit('domain/fees/src/platforms.ts', (text) =>
      text.replace(/^ {2}stripe: .*$/m, (line) => `${line}\n${line.replaceAll('stripe', 'lankapay')}`),
    );
    write(`${words}/platforms/lankapay.ts`, lankapay.words);
    edit(`${words}/platforms/index.ts`, (text) =>
      text.replace(/^(import .*|.*)\bstripe\b.*$/gm, (line) => `${line}\n${line.replaceAll('stripe', 'lankapay')}`),
    );
    write('apps/site/src/features/calculators/platforms/lankapay/lankapay-calculator.ts', lankapay.island);
    edit('apps/site/src/features/calculators/calculator.astro', (text) =>
      text.replace(/^.*StripeCalculator.*$/gm, (line) =>
        [line, line.replaceAll('stripe', 'lankapay').replaceAll('Stripe', 'Lankapay')].join('\n'),
      ),
    );
  },
};
