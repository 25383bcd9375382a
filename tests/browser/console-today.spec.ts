import { button, enrolledIn, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { desktop, phone } from './viewports.ts';

const names = { contact_name: 'Nimal Perera', contact_email: 'nimal@example.com', message: 'A UK company, please.' };
const ids = { lib_version: '4', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };

for (const viewport of [phone, desktop])
  test.describe(`the day at ${viewport.width} px`, () => {
    test.use({ viewport, expectedFaults: [/status of (401|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

    test('an agent sees what came and what is due, and opens it', async ({ page, office }) => {
      const sent = await page.request.post(`${office.origin}/api/v1.0/email/send`, {
        data: { ...ids, template_params: names },
      });
      expect(sent.status()).toBe(200);
      await enrolledIn(page, office, 'agent');
      await page.getByRole('link', { name: 'Nimal Perera' }).click();
      await page.getByLabel('Another day and hour').fill('2026-11-02T09:00');
      await button(page, 'Let it sleep').click();
      await expect(page.getByText('It is back since')).toBeVisible();

      await page.getByRole('link', { name: 'Today', exact: true }).click();

      const day = page.getByRole('region', { name: 'Today', exact: true });
      await expect(day.getByText('In the last 24 hours: 1')).toBeVisible();
      await expect(day.getByText(/^Late: since 2 Nov 2026, 09:00$/)).toBeVisible();
      await expect(day.getByText('No call is booked for today.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'What fails' }).getByText('Nobody has looked')).toBeHidden();
      await expect(button(page, 'Look at everything now')).toHaveCount(0); // the owner's
      await page.getByText('To look at:').click();
      await page.getByText('To do:').click();
      await expectFineMain(page);
      await day.getByRole('link', { name: 'Nimal Perera' }).click();
      await expect(page.getByRole('heading', { name: 'Nimal Perera' })).toBeVisible();
    });

    test('the owner looks at everything; a part that fails leaves the others, and is asked again', async ({
      page,
      office,
    }) => {
      await enrolledIn(page, office, 'owner');
      await page.route('**/api/console/v1/reviews', (route) => route.abort());
      await page.goto('/console');
      const reviews = page.getByRole('region', { name: 'Due for review' });
      await expect(reviews.getByText('That did not work.')).toBeVisible();
      await expect(page.getByText('Nobody has taken:').or(page.getByText('Nothing waits'))).toBeVisible();
      await expectFineMain(page);
      await page.unroute('**/api/console/v1/reviews');
      await button(page, 'Try again').press('Enter');
      await expect(reviews.getByText('To look at:')).toBeVisible();

      await button(page, 'Look at everything now').click();
      await expect(page.getByText('Well: disk').or(page.getByText('Look: disk'))).toBeVisible();
      await expectFineMain(page);
    });
  });
