import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, packages } from '@formation/content';
import type { Page } from '@playwright/test';
import { button, enrolledIn, ownProgram, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { phone } from './viewports.ts';
import { pattern, words } from './words.ts';

const { site, places } = words.console;
const [basic] = packages.us;
const before = basic?.price ?? '';
const name = basic?.name.en ?? '';
const [wrong, better, theirs, unbuildable] = ['139', '$139', '$119', '$666'];
const why = 'The page of prices has grown too long.';
const closed = 'Closed on Friday.';
const outing = 'The outing of our staff';
/** Names of fields that are read as they are written. */
const labels = { price: 'Price', text: 'Text', source: 'Source' };

/** In place of the build, which takes minutes: it is done at once, or says why it is not. */
const build = `import { mkdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
if ((await text(process.stdin)).includes('${unbuildable}')) {
  console.error('    ${why}');
  process.exit(1);
}
mkdirSync(process.argv[2], { recursive: true });
`;

/** Goes to the packages as somebody with a phone does. */
async function openPackages(page: Page): Promise<void> {
  await page.getByRole('link', { name: places.site, exact: true }).click();
  await page.getByRole('link', { name: site.entries['packages-packages'], exact: true }).click();
  await openBasic(page);
}

async function openBasic(page: Page): Promise<void> {
  await page.getByText(site.names.us, { exact: true }).click();
  await page.getByText(name, { exact: true }).click();
}

const price = (page: Page) => page.getByLabel(labels.price, { exact: true });
const save = (page: Page) => button(page, site.form.save).click();
const saved = (page: Page) => expect(page.getByText(site.form.saved)).toBeVisible();
const back = (page: Page) => page.getByRole('link', { name: site.back }).click();

test.describe('what the site says', () => {
  test.use({ expectedFaults: [/status of (401|409)/], viewport: { width: 360, height: 740 } });

  test.describe('where it is built', () => {
    test.use({
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in it
      program: async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'program-'));
        mkdirSync(join(folder, 'scripts/build'), { recursive: true });
        writeFileSync(join(folder, 'scripts/build/edition.ts'), build);
        await use({ ...ownProgram, program: folder, blocked: '' });
        rmSync(folder, { recursive: true, force: true });
      },
    });

    test('an owner changes a price on a phone, publishes it and takes it back', async ({ page, office }) => {
      await enrolledIn(page, office, 'owner');
      await openPackages(page);
      await expect(price(page)).toHaveValue(before);
      await price(page).fill(wrong);
      await save(page);
      await expect(price(page), 'the first fault has the focus').toBeFocused();
      await expect(price(page)).toHaveAccessibleDescription(/Write whole dollars/);
      await expect(page.getByText(fill(site.form.faults, { count: 1 }))).toBeVisible();
      await expectFineMain(page);

      await price(page).fill(better);
      page.once('dialog', (dialog) => void dialog.accept()); // it is not saved: the browser asks
      await page.reload();
      await openBasic(page);
      await expect(price(page), 'what was typed is still there').toHaveValue(better);
      await save(page);
      await saved(page);
      await back(page);
      await expect(page.getByText(fill(site.publish.before, { before, after: better }))).toBeVisible();
      await expectFineMain(page);

      await button(page, site.publish.sendOne).click();
      await expect(page.getByText(pattern(site.progress.done, { who: 'owner@example.com' }))).toBeVisible();
      await expect(page.getByText(site.publish.none)).toBeVisible();
      await expectFineMain(page);

      await button(page, pattern(site.progress.undoOf)).click();
      await expect(page.getByText(pattern(site.progress.takenBack, { who: 'owner@example.com' }))).toBeVisible();
      await expect(button(page, site.publish.sendOne), 'it waits to be published again').toBeEnabled();
    });

    test('a site that cannot be built says why, and stays as it is', async ({ page, office }) => {
      await enrolledIn(page, office, 'owner');
      await openPackages(page);
      await price(page).fill(unbuildable);
      await save(page);
      await saved(page);
      await back(page);
      await button(page, site.publish.sendOne).click();
      await expect(page.getByText(why)).toBeVisible();
      await expect(button(page, site.publish.sendOne)).toBeEnabled();
      await expectFineMain(page);
    });
  });

  test('of two who write the same, the second is told what the first saved', async ({ page, browser, office }) => {
    await enrolledIn(page, office, 'owner');
    await openPackages(page);
    const other = await browser.newPage({ baseURL: office.origin, viewport: phone });
    await enrolledIn(other, office, 'agent');
    await openPackages(other);
    await price(other).fill(theirs);
    await save(other);
    await saved(other);
    await back(other);
    await expect(other.getByText(site.publish.ownersOnly)).toBeVisible();
    await expect(button(other, /^Publish/)).toHaveCount(0);

    await price(page).fill(better);
    await save(page);
    await expect(page.getByText(site.theirs.title)).toBeVisible();
    await expect(
      page.getByText(
        pattern(site.theirs.change, { field: `${site.names.us} › ${name} › ${labels.price}`, value: theirs }),
      ),
    ).toBeVisible();
    await expect(page.getByText(pattern(site.theirs.kept))).toBeVisible();
    await expect(price(page)).toHaveValue(better);
    await expectFineMain(page);
    await save(page);
    await saved(page);

    await button(page, site.form.discard).click();
    await page.getByRole('dialog').getByRole('button', { name: site.form.discard }).click();
    await expect(page.getByText(site.form.discarded)).toBeVisible();
    await expect(price(page)).toHaveValue(before);
    await other.close();
  });

  test('a day is closed under a new name, wherever it stands in the list, and leads to what waits', async ({
    page,
    office,
  }) => {
    await enrolledIn(page, office, 'agent');
    await page.goto('/console?site=firm-closed-days');
    await page.getByLabel(site.form.newName).fill(outing);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(outing, { exact: true }), 'its English words').toHaveValue(outing);
    await button(page, fill(site.form.addTo, { label: site.names.days })).click();
    await page.getByLabel(site.names.day, { exact: true }).fill('2020-01-01'); // before all others
    await page.getByLabel(site.names.holiday).selectOption({ label: outing });
    await page.getByLabel(labels.source).fill('the firm');
    await expectFineMain(page);
    await save(page);
    await saved(page);
    await page.getByRole('link', { name: site.form.toPublish }).click();
    await expect(page.getByRole('heading', { name: site.entries['firm-closed-days'], exact: true })).toBeVisible();
  });

  test('where nothing can be published that is said, and a text without translation shows the English', async ({
    page,
    office,
  }) => {
    await enrolledIn(page, office, 'owner');
    await page.goto('/console?site');
    await expect(page.getByText(ownProgram.blocked)).toBeVisible();
    await expectFineMain(page);
    await page.getByRole('link', { name: site.entries['firm-announcement'] }).click();
    const text = page.getByLabel(labels.text, { exact: true });
    await text.fill(closed);
    await page.getByText(site.names.si, { exact: true }).click();
    await expect(text).toHaveAccessibleDescription(pattern(site.form.english, { text: closed }));
    await expect(text).toHaveAccessibleDescription(pattern(site.form.fallback));
    await expectFineMain(page);
  });

  test('a reader looks at it and can change nothing', async ({ page, office }) => {
    await enrolledIn(page, office, 'reader');
    await openPackages(page);
    await expect(page.getByText(site.form.seenOnly)).toBeVisible();
    await expect(price(page)).toBeDisabled();
    await expect(button(page, /Add|Remove|Save/)).toHaveCount(0);
    await expectFineMain(page);
  });
});
