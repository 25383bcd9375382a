import { messages } from '@formation/content';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n scan') };

for (const language of ['si', 'ta'] as const) {
  const { contact, fileField: words } = messages[language];
  const fields = [{ address: `/${language}/contact-us`, label: contact.form.file, file: scan }];

  for (const { address, label, file } of fields) {
    test(`the field for a file on ${address} speaks the language of the page`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      const field = page.getByLabel(label);
      const said = page.locator('.file-words');

      await expect(said).toHaveText(words.chooseFile + words.noFile);
      const [own, browsers] = await Promise.all([said.boundingBox(), field.boundingBox()]);
      expect(own).toEqual(browsers); // nothing of the browser's words looks out

      await said.scrollIntoViewIfNeeded();
      const chooser = page.waitForEvent('filechooser');
      await page.getByText(words.chooseFile).click({ force: true }); // the field under it is what is pressed
      await (await chooser).setFiles(file);
      await expect(said).toHaveText(words.chooseFile + file.name);
      await field.focus();
      await expect(field).toBeFocused();
      await expectNoAxeFindings(page);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });
      test(`the field for a file on ${address} is the browser’s own`, async ({ page }) => {
        await page.goto(address);

        await expect(page.getByLabel(label)).toBeVisible();
        await expect(page.locator('.file-words')).toBeHidden();
      });
    });
  }
}
