import { type Locale, messages } from '@formation/content';
import type { FileChooser, Page } from '@playwright/test';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n scan') };
const sales = { name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from('Sold price\n90\n') };
const saved = { name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from('[]') };

/** Every field for a file that visitors see, by its page. */
const fieldsIn = (language: Locale) => {
  const { contact, bulk, compare } = messages[language];
  return [
    { path: '/contact-us', label: contact.form.file, file: scan },
    { path: '/calculator/bulk', label: bulk.input.file, file: sales },
    { path: '/calculator/compare', label: compare.saved.bringBack, file: saved },
  ] as const;
};

const ownWords = (page: Page) => page.locator('.file-words');

for (const language of ['si', 'ta'] as const) {
  const { fileField: words } = messages[language];

  for (const { path, label, file } of fieldsIn(language)) {
    const address = `/${language}${path}`;

    test(`the field for a file on ${address} speaks the language of the page`, async ({ page }) => {
      const opened: FileChooser[] = [];
      page.on('filechooser', (chooser) => opened.push(chooser)); // a key is faster than a listener that comes with it
      await page.goto(address);
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      const field = page.getByLabel(label);
      const said = ownWords(page);

      await expect(said).toHaveText(words.chooseFile + words.noFile);
      const [own, browsers] = await Promise.all([said.boundingBox(), field.boundingBox()]);
      expect(own).toEqual(browsers); // nothing of the browser's words looks out
      await expectNoAxeFindings(page);

      await field.focus();
      await expect(said).not.toHaveCSS('box-shadow', 'none');
      await page.keyboard.press('Enter');
      await expect.poll(() => opened.length).toBe(1);
      await page.getByText(words.chooseFile).click({ force: true }); // the field under it is what is pressed
      await expect.poll(() => opened.length).toBe(2);
      await opened[1]?.setFiles(file);
      await expect(said).toHaveText(words.chooseFile + file.name);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test(`the field for a file on ${address} is the browser’s own`, async ({ page }) => {
        await page.goto(address);

        await expect(page.getByLabel(label)).toBeVisible();
        await expect(ownWords(page)).toBeHidden();
      });
    });
  }
}

for (const { path, label, file } of fieldsIn('ta'))
  test(`the field on /ta${path} names a file that was chosen before the script came`, async ({ page }) => {
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', (route) => held.then(() => route.continue()));
    await page.goto(`/ta${path}`, { waitUntil: 'commit' });
    await page.getByLabel(label).setInputFiles(file);
    letThrough();

    await expect(ownWords(page)).toContainText(file.name);
  });

for (const { path, label } of fieldsIn('en'))
  test(`the field for a file on ${path} is left to the browser`, async ({ page }) => {
    await page.goto(path);

    await expect(page.getByLabel(label)).toBeVisible();
    await expect(ownWords(page)).toHaveCount(0);
  });
