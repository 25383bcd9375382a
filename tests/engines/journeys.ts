import { until, type Engine } from './engine.ts';

type Journey = (engine: Engine, origin: string, width: number) => Promise<void>;

const awake = `!document.querySelector('main astro-island[ssr][client=answer]')`;
const text = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).textContent`;

/** The pages that a visitor needs most: each has its heading and nothing sticks out sideways. */
const paths = ['/', '/pricing', '/service/ein', '/contact-us', '/meet', '/payouts', '/company-cost', '/deadlines'];
const tools = ['/hsic-search', '/name-generator', '/calculator/ebay', '/calculator/paypal', '/calculator/wise'];

const pages: Journey = async (engine, origin) => {
  for (const path of [...paths, ...tools, '/calculator/amazon']) {
    await engine.open(origin + path);
    await until(engine, `a heading on ${path}`, `document.querySelector('h1')?.getBoundingClientRect().height > 0`);
    const root = 'document.documentElement';
    await until(engine, `${path} in its width`, `${root}.scrollWidth <= ${root}.clientWidth`);
  }
};

const menu: Journey = async (engine, origin, width) => {
  await engine.open(`${origin}/pricing`);
  if (width < 1024) {
    await engine.click('.burger');
    await until(engine, 'the menu open', `document.querySelector('#side-menu').matches(':popover-open')`);
    await until(engine, 'the focus in the menu', `document.activeElement.closest('#side-menu')`);
    await engine.press('Escape');
    await until(engine, 'the menu closed', `!document.querySelector('#side-menu').matches(':popover-open')`);
    return;
  }
  await engine.click('header nav button');
  await until(engine, 'the list open', `document.querySelector('header nav [aria-expanded=true]')`);
  await engine.press('Escape');
  await until(engine, 'the list closed', `!document.querySelector('header nav [aria-expanded=true]')`);
};

/** A field, what is typed into it, and the result that has to follow, by an address that wakes the form. */
const calculators = [
  ['/calculator/ebay?soldPrice=10', 'soldPrice', '#result output'],
  ['/calculator/paypal?soldPrice=10', 'soldPrice', '#result output'],
  ['/calculator/wise?amount=10', 'amount', '#result'],
  ['/calculator/ebay?mode=published&soldPrice=10', 'soldPrice', '#result output'],
  ['/calculator/paypal?mode=published&soldPrice=10', 'soldPrice', '#result output'],
  ['/calculator/wise?mode=published&amount=10', 'amount', '#result output'],
  [
    '/calculator/amazon?mode=published&sellingPrice=30&length=5&width=4&height=3&weight=1',
    'sellingPrice',
    '#result output',
  ],
  ['/payouts?amount=1000', 'amount', '.way .amt'],
] as const;

const results: Journey = async (engine, origin) => {
  for (const [path, field, result] of calculators) {
    await engine.open(origin + path);
    await until(engine, `${path} awake`, `${awake} && document.querySelector('main [name=${field}]')`);
    const isThere = path.includes('mode=published') ? '.solver' : result; // the published fees come after the quick ones
    await until(engine, `a result on ${path}`, `document.querySelector('${isThere}')`);
    const before = await engine.ask<string>(text(result));
    await engine.type(`main [name=${field}]`, '7');
    await until(engine, `${path} following`, `${text(result)} !== ${JSON.stringify(before)}`);
  }
};

const quickSale: Journey = async (engine, origin) => {
  await engine.open(`${origin}/calculator/amazon?sellingPrice=30`);
  await until(engine, 'the form awake', awake);
  await engine.click('main form [type=submit]');
  await until(engine, 'a result', `/\\d/.test(${text('#result')})`);
};

const opened: Journey = async (engine, origin) => {
  await engine.open(`${origin}/calculator/ebay?mode=published&soldPrice=100`);
  await until(
    engine,
    'the sheet there',
    `document.querySelector('.solver') && document.querySelector('#result .opens')`,
  );
  const line = `getComputedStyle(document.querySelector('#result .opens span'))`;
  await until(engine, 'what opens marked', `${line}.borderBlockEndStyle === 'dotted'`);
  await engine.click('#result .opens');
  await until(engine, 'the working shown', `document.querySelector('#result .explain .formula')`);
  await engine.open(`${origin}/payouts`);
  const way = `getComputedStyle(document.querySelector('.way summary b'))`;
  await until(engine, 'a way that opens marked', `${way}.borderBlockEndStyle === 'dotted'`);
};

const dialog: Journey = async (engine, origin) => {
  await engine.open(`${origin}/calculator/wise?amount=1000`);
  await until(engine, 'the form awake', awake);
  await engine.click('.method');
  await until(engine, 'the dialog open', `document.querySelector('dialog[open]')`);
  await engine.press('Escape');
  await until(engine, 'the dialog closed', `!document.querySelector('dialog[open]')`);
};

const codes: Journey = async (engine, origin) => {
  await engine.open(`${origin}/hsic-search?q=software`);
  await until(engine, 'codes found', `document.querySelector('.results-head h2')`);
};

const deadlines: Journey = async (engine, origin) => {
  await engine.open(`${origin}/deadlines?country=uk&incorporated=2026-02-10&from=2026-11-21`);
  await until(engine, 'days with what is due', `document.querySelectorAll('main time[datetime]').length > 2`);
};

/** The first free time of the next month opens the form. */
const booking: Journey = async (engine, origin) => {
  await engine.open(`${origin}/meet`);
  await until(engine, 'the calendar there', `document.querySelector('.cal .months button:last-child')`);
  await engine.click('.cal .months button:last-child');
  await until(engine, 'a free time', `document.querySelector('.slots > button')`);
  await engine.click('.slots > button');
  await engine.type('.slots form [name=name]', 'Nimal');
  await until(engine, 'the name typed', `document.querySelector('.slots form [name=name]').value === 'Nimal'`);
};

const contact: Journey = async (engine, origin) => {
  await engine.open(`${origin}/contact-us`);
  const button = 'main form [type=submit]';
  await until(engine, 'the form there', `document.querySelector('${button}')`);
  await until(engine, 'the form awake', `!document.querySelector('main astro-island[ssr]')`);
  await engine.click(button);
  await until(engine, 'the first empty field named', `document.activeElement.matches(':invalid')`);
};

/** A print is asked for, and the page signs it; what stands on the paper is tried in Chromium. */
const paper: Journey = async (engine, origin) => {
  await engine.open(`${origin}/about`);
  await engine.ask(`dispatchEvent(new Event('beforeprint'))`);
  await until(engine, 'the paper signed', `document.querySelector('#printed').textContent.includes('/about')`);
};

export const journeys: Readonly<Record<string, Journey>> = {
  pages,
  menu,
  results,
  quickSale,
  opened,
  dialog,
  codes,
  deadlines,
  booking,
  contact,
  paper,
};
