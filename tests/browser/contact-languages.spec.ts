import { messages } from '@formation/content';
import { expect, test } from './fixtures.ts';

for (const language of ['si', 'ta'] as const) {
  const words = messages[language].contact.form;

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
}
