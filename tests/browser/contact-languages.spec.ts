import { messages } from '@formation/content';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n scan') };

for (const language of ['si', 'ta'] as const) {
  const words = messages[language].contact.form;

  test(`the field for a file on /${language}/contact-us speaks the language of the page`, async ({ page }) => {
    await page.goto(`/${language}/contact-us`);
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    const field = page.getByLabel(words.file);
    const said = page.locator('.file-words');

    await expect(said).toHaveText(words.chooseFile + words.noFile);
    const [own, browsers] = await Promise.all([said.boundingBox(), field.boundingBox()]);
    expect(own).toEqual(browsers); // nothing of the browser's words looks out

    await said.scrollIntoViewIfNeeded();
    const chooser = page.waitForEvent('filechooser');
    await page.getByText(words.chooseFile).click({ force: true }); // the field under it is what is pressed
    await (await chooser).setFiles(scan);
    await expect(said).toHaveText(words.chooseFile + scan.name);
    await field.focus();
    await expect(field).toBeFocused();
    await expectNoAxeFindings(page);
  });

  test(`an enquiry from /${language} says the annual revenue in English`, async ({ page }) => {
    await page.goto(`/${language}/contact-us`);
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await page.getByLabel(words.contactName).fill('Nimal Perera');
    await page.getByLabel(words.contactNumber).fill('+94 77 123 4567');
    await page.getByLabel(words.email, { exact: false }).first().fill('nimal@example.com');
    await page.getByLabel(words.consent).check();
    await expect(page.getByLabel(words.annualRevenue)).toHaveValue(words.annualRevenueText);
    await page.route('**/api/v1.0/email/send*', (route) => route.fulfill({ body: 'OK' }));
    const request = page.waitForRequest('**/api/v1.0/email/send*');
    await page.getByRole('button', { name: words.send }).click();

    const { template_params: params } = (await request).postDataJSON();
    expect(params).toMatchObject({ annual_revenue: 'Less than 100,0000', lang: language });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test(`the field for a file on /${language}/contact-us is the browser’s own`, async ({ page }) => {
      await page.goto(`/${language}/contact-us`);

      await expect(page.getByLabel(words.file)).toBeVisible();
      await expect(page.locator('.file-words')).toBeHidden();
    });
  });
}
