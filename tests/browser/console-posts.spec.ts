import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from '@formation/content';
import type { Page } from '@playwright/test';
import { indexedPng } from '../../apps/site/src/build/images/indexed-png.ts'; // eslint-disable-line no-restricted-imports -- a picture of a size
import { button, enrolledIn, ownProgram, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { pattern, words } from './words.ts';

const { site, places, posts } = words.console;
const slug = 'our-new-office';
const [english, door] = ['Our new office', 'The door of the office'];
const summary = 'We have moved: where the new office is, when it is open, and how you get there by train.';
const inSinhala = { title: 'අපේ නව කාර්යාලය', text: 'අප මාරු වුණා.' };
/** Names of fields that are read as they are written. */
const labels = { date: 'Date', author: 'Author', title: 'Title', summary: 'Summary', text: 'Text', name: 'Name' };

/** In place of the build, which takes minutes: it writes down what it was to lay over the program. */
const build = `import { mkdirSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
mkdirSync(process.argv[2], { recursive: true });
writeFileSync(new URL('laid.json', import.meta.url), await text(process.stdin));
`;

function picture(name: string, width: number, height: number) {
  const pixels = new Uint8Array(new Uint32Array(width * height).fill(0xff_72_7a_2c).buffer);
  const buffer = indexedPng({ width, height, pixels }) ?? Buffer.alloc(0);
  return { name, mimeType: 'image/png', buffer };
}

type Laid = Readonly<Record<string, string | null | Readonly<{ base64: string }>>>;
let folder = '';
const laid = (): Laid => JSON.parse(readFileSync(join(folder, 'scripts/build/laid.json'), 'utf8')) as Laid; // of `filesOf`

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const uploads = (page: Page) => page.getByLabel(posts.picture.choose, { exact: true });
const openSite = (page: Page) => page.getByRole('link', { name: places.site, exact: true }).click();
const language = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function save(page: Page): Promise<void> {
  await button(page, site.form.save).click();
  await expect(page.getByText(site.form.saved)).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: site.back }).click();
  await button(page, site.publish.sendOne).click();
  await expect(page.getByText(pattern(site.progress.done, { who: 'owner@example.com' })).first()).toBeVisible();
}

test.use({
  viewport: { width: 360, height: 740 },
  expectedFaults: [/status of (401|415)/],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in it
  program: async ({}, use) => {
    folder = mkdtempSync(join(tmpdir(), 'program-'));
    mkdirSync(join(folder, 'scripts/build'), { recursive: true });
    writeFileSync(join(folder, 'scripts/build/edition.ts'), build);
    await use({ ...ownProgram, program: folder, blocked: '' });
    rmSync(folder, { recursive: true, force: true });
  },
});

async function writeInEnglish(page: Page): Promise<void> {
  await field(page, labels.date).fill('2026-11-30');
  await field(page, labels.author).fill('Nimali');
  await uploads(page)
    .first()
    .setInputFiles(picture('Our office.png', 4_000, 2_500));
  await expect(page.getByText(fill(posts.picture.scaled, { from: 4_000, width: 1_600 }))).toBeVisible();
  await field(page, labels.title).fill(english);
  await field(page, labels.summary).fill(summary);
  await field(page, labels.text).fill('We have moved.\n\n');
  await uploads(page)
    .last()
    .setInputFiles(picture('Door.png', 300, 200));
  await expect(field(page, labels.text)).toHaveValue(/!\[\]\(door-[0-9a-f]{12}\.webp\)$/);
}

test('an owner writes a post with a picture in two languages on a phone, and takes it away', async ({
  page,
  office,
}) => {
  await enrolledIn(page, office, 'owner');
  await openSite(page);
  await field(page, posts.begin.name).fill(inSinhala.title); // an address has Latin letters
  await button(page, posts.begin.write).click();
  await expect(page.getByText(posts.begin.wrong)).toBeVisible();
  await field(page, posts.begin.name).fill(`${english}!`);
  await button(page, posts.begin.write).click();
  await expect(page.getByText(site.form.unwritten)).toBeVisible();
  await expect(page.getByRole('link', { name: site.page }), 'it has no page yet').toHaveCount(0);
  await writeInEnglish(page);
  await button(page, site.form.save).click();
  await expect(field(page, labels.text), 'what a picture shows must be said').toBeFocused();
  await expectFineMain(page);
  const text = await field(page, labels.text).inputValue();
  await field(page, labels.text).fill(text.replace('![]', `![${door}]`));
  await button(page, posts.preview.show).click();
  const shown = page.getByRole('img', { name: door });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await expectFineMain(page);

  await language(page, site.names.si);
  await expect(page.getByText(site.form.fallback)).toBeVisible();
  await button(page, site.form.begin).click();
  await field(page, labels.title).fill(inSinhala.title);
  await field(page, labels.text).fill(inSinhala.text);
  await save(page);
  await publish(page);

  const files = laid();
  expect(files[`blog/${slug}/en.md`]).toMatch(/img: "our-office-[0-9a-f]{12}\.webp"/);
  expect(files[`blog/${slug}/si.md`]).toContain(inSinhala.text);
  expect(files[`blog/${slug}/ta.md`]).toBeNull();
  expect(Object.keys(files).filter((path) => path.endsWith('.webp'))).toHaveLength(2);

  await page.getByRole('link', { name: english, exact: true }).click();
  await button(page, posts.take.take).click();
  await page.getByRole('dialog').getByRole('button', { name: posts.take.take }).click();
  await expect(page.getByText(posts.take.taken)).toBeVisible();
  await expectFineMain(page);
  await publish(page);
  await expect.poll(laid, 'as soon as it is built').toEqual({});
  await expect(page.getByRole('link', { name: english, exact: true })).toHaveCount(0);
});

test('a partner gets a wide logo; what is no picture is refused in words', async ({ page, office }) => {
  await enrolledIn(page, office, 'owner');
  await openSite(page);
  await page.getByRole('link', { name: site.entries['partners-partners'], exact: true }).click();
  await button(page, site.form.add).click();
  await uploads(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(words.console.refused['picture-type'])).toBeVisible();
  await uploads(page).setInputFiles(picture('Lanka Tea.png', 720, 240));
  await expect(page.getByText(fill(posts.picture.added, { width: 720 }))).toBeVisible();
  await field(page, labels.name).fill('Lanka Tea');
  await expectFineMain(page);
  await save(page);
  await publish(page);

  const files = laid();
  const [logo = ''] = Object.keys(files).filter((path) => path.endsWith('.webp'));
  expect(logo).toMatch(/^partners\/lanka-tea-[0-9a-f]{12}\.webp$/);
  expect(files['partners/partners.json']).toContain(logo.replace('partners/', ''));
});
