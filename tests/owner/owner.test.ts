import { globSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messages, packages, site } from '@formation/content';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freshCopy } from './copy.ts';
import { ownerChanges } from './owner-changes.ts';
import { recipes } from './recipes.ts';

const copy = freshCopy();
const html = (page: string) => readFileSync(join(copy.folder, 'apps/site/dist', `${page}.html`), 'utf8');
/** What the tools of a page are given once they wake. */
const input = (page: string) =>
  [...html(page).matchAll(/ data-files="[^"]*\/(_astro\/props[^" ]+)"/g)]
    .map(([, file = '']) => readFileSync(join(copy.folder, 'apps/site/dist', file), 'utf8'))
    .join('\n');
/** Without the lines that only tell of progress. */
const findings = (output: string) => output.replace(/^(\[\d+\/\d+\]| *✓).*\n/gm, '');
let built: Promise<unknown> | undefined;
const sumLine = (output: string) => output.trimEnd().split('\n').at(-1);

beforeAll(() => {
  for (const change of Object.values({ ...ownerChanges, ...recipes })) change(copy);
  built = copy.begin('node', 'scripts/task.ts', 'build'); // the tests with a browser wait for it, the others do not
});

afterAll(async () => {
  await built;
  rmSync(copy.folder, { recursive: true });
});

test('a recipe names every file that the types ask for', () => {
  const linter = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
  const ownRepository = join(copy.folder, '.git'); // the one around it tells the linter to leave the copy out
  mkdirSync(ownRepository);
  onTestFinished(() => rmdirSync(ownRepository));

  expect(copy.run('node', linter, 'domain', 'content')).toContain('0 warnings and 0 errors');
});

test('no test without a browser judges what the owner wrote', () => {
  const places = [
    'content/',
    'domain/deadlines',
    'platforms/mercury',
    'apps/site',
    'apps/server/src/mail',
    'tests/blog',
    'tests/services',
  ];
  const output = copy.run('node', 'scripts/task.ts', 'test:unit', ...places);

  expect(sumLine(output), findings(output)).toMatch(/^\d+ passed, 0 failed$/);
});

test('no test of a page does', () => {
  const read = ['entrances', 'head', 'links', 'markup', 'structured-data'].map((name) => `every-page/${name}`);
  const used = ['home/', 'shell/footer', 'blog', 'offer-pages', 'testimonials', 'without-scripts', 'state-fee'];
  const output = copy.run('node', 'scripts/task.ts', 'test:browser', '--project=desktop', ...read, ...used);

  expect(sumLine(output), findings(output)).toMatch(/^\d+ passed, 0 failed$/);
});

test('nothing of the old brand is left: in pages, feeds, scripts, words of mails and the offline page', async () => {
  await built;
  const { en, si = en, ta = en } = site.blog;
  const old = [site.brand, en, si, ta, 'serendibledger'];
  const heldBy = (text: string) => old.filter((words) => text.includes(words));
  const dist = join(copy.folder, 'apps/site/dist');
  const texts = '**/*.{html,js,json,css,xml,txt,svg,csv,vtt,webmanifest}';
  const files = globSync(texts, { cwd: dist });
  for (const file of files) expect(heldBy(readFileSync(join(dist, file), 'utf8')), file).toEqual([]);
  const kinds = [
    'about.html',
    'offline.html',
    'rss.xml',
    'sw.js',
    'si/manifest.webmanifest',
    'llms.txt',
    'console.html',
  ];
  expect(files).toEqual(expect.arrayContaining(kinds));

  copy.write('say.ts', "import { messages } from '@formation/content';\nconsole.log(JSON.stringify(messages));\n");
  const said = copy.run('node', 'say.ts');
  expect(said).toContain('Lanka Gate'); // mails are made of these words
  expect(heldBy(said)).toEqual([]);
});

test('the pages say what the owner and the recipes say, and nothing of before', () => {
  const prices = Object.values(packages).flatMap((list) => list.map(({ price }) => price));
  const before = [messages.en.contact.details.hoursText];
  const pages = globSync('**/*.html', { cwd: join(copy.folder, 'apps/site/dist') });
  const posts = [...html('blog').matchAll(/href="\/blog\/([a-z-]+)"/g)].map(([, slug]) => slug);

  for (const page of pages.map((file) => file.replace('.html', '')))
    expect(
      before.filter((words) => html(page).includes(words)),
      page,
    ).toEqual([]);
  expect(
    html('pricing')
      .match(/\$\d+/g)
      ?.filter((price) => prices.includes(price)),
  ).toEqual([]);
  expect(html('about')).toContain('aria-label="YouTube"');
  expect(html('about')).not.toContain('aria-label="TikTok"');
  expect(html('testimonials')).not.toContain('Sample reviewer');
  expect(posts[posts.indexOf('what-a-payout-costs') - 1]).toBe('why-hiring-an-accountant-helps-big-time'); // a day later
  expect(html('blog/what-a-payout-costs')).toContain('"author":{"@type":"Person","name":"Nimali Jayasuriya"}');
  expect(html('blog')).toContain('href="https://kandypaper.example/an-interview"');
  expect(pages).not.toContain('blog/an-interview.html');
  expect(html('press')).toContain('For the press');
  expect(html('fees/mercury')).toContain('$1.85');
  expect(html('services')).toContain('/service/payroll');
  expect(html('resources')).toContain('LankaPay Fee Calculator');
  expect(html('service/payroll')).toContain('Payroll');
  expect(html('formation/delaware')).toContain('Delaware');
  expect(html('service/boi-report')).toContain('Every company of the United States files.');
  expect(input('deadlines')).toContain('Nevada publication');
  expect(html('si/press')).toMatch(/<html lang="si-LK"[^]*පුවත්පත් සඳහා/);
  for (const language of ['si', 'ta'])
    expect(html(`${language}/privacy-policy`)).toMatch(/<div class="prose"[^>]* lang="en"[^]*we keep 12 copies/);
  const unfit = copy.run('node', 'scripts/content/translations.ts', 'check');
  expect(unfit).toContain('si messages.press.heading: is not recorded');
  expect(unfit, 'which is stale, and not shown').not.toContain('privacy-policy');
  expect(
    pages.filter((file) => file.startsWith('hi') || html(file.replace('.html', '')).includes('हिन्दी')),
    'of a language that has no words yet',
  ).toEqual([]);
});
