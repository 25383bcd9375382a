import { fill, messages } from '@formation/content';
import { expect, expectNoAxeFindings, test } from '../fixtures.ts';
import { words } from '../words.ts';

const shared = (href: string | null) => new URL(href ?? '').searchParams.get('text') ?? '';
const article = '/blog/owning-a-company-abroad-from-sri-lanka';

test('a result is sent as one sentence with the answer and the link that brings it back', async ({ page }) => {
  await page.goto('/payouts?day=2026-11-21&amount=1500');
  const link = page.locator('#ways').getByRole('link', { name: words.sharing.whatsapp });
  await expect(link).toHaveAttribute('href', /amount%3D1500/);
  await expect(link).toHaveAttribute('target', '_blank');
  const [sentence = '', address = ''] = shared(await link.getAttribute('href')).split('\n');
  const best = page.locator('#ways').getByRole('listitem').first();
  const [amount = ''] = /Rs\s[\d,]+\.\d\d/.exec((await best.textContent()) ?? '') ?? [];

  expect(sentence).toContain(words.payouts.heading);
  expect(sentence).toContain(amount);
  await page.goto(address);
  await expect(best).toContainText(amount);

  await page.getByLabel(words.payouts.form.amount).fill('2500');
  await expect(link, 'another result is another message').toHaveAttribute('href', /amount%3D2500/);
  await expectNoAxeFindings(page);
});

test('the device’s own list is offered where there is one, and gets the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (sent: ShareData) => Promise.resolve(void (document.title = `${sent.text} ${sent.url}`)),
    });
  });
  await page.goto('/calculator/ebay?mode=published&day=2026-11-21&soldPrice=60');
  await page.locator('#result').getByRole('button', { name: words.sharing.share, exact: true }).click();
  await expect(page).toHaveTitle(/soldPrice=60/);

  await page.goto(article);
  await page.getByRole('button', { name: words.sharing.share, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`${article}$`));
});

test('the link of an article is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  await page.getByRole('button', { name: words.shell.share.copy }).click();

  await expect(page.getByText(words.shell.share.copied)).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(article);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [article, '/payouts', '/si/calculator/ebay', '/ta/name-generator', '/fees']) {
    test(`${path} is sent by its address`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('link', { name: words.shell.share.whatsapp }).last(); // under that of a result
      const [title, address = ''] = shared(await link.getAttribute('href')).split('\n');

      expect(title).toBe((await page.locator('h1').textContent())?.replaceAll('\u00AD', '').trim());
      expect(new URL(address).pathname).toBe(path);
    });
  }
});

test('the last results are saved for whoever asks for it, five of a tool, and go with the tick', async ({ page }) => {
  const label = messages.en.lastResults.save;
  const list = page.getByRole('group').filter({ hasText: label }).getByRole('listitem');
  const open = () => page.getByText(words.sharing.lastResults).click();
  await page.goto('/payouts?day=2026-11-21&amount=1500');
  await open();
  await page.getByLabel(label).check();
  for (const amount of ['1501', '1502', '1503', '1504', '1505', '1506']) {
    await page.getByLabel(words.payouts.form.amount).fill(amount);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-results'))).toContain(`amount=${amount}`);
  }
  await page.reload();
  await open();
  await expect(list).toHaveCount(5);
  await expect(list.first()).toContainText(fill('{amount}', { amount: '1,506' }));
  await list.last().getByRole('link').click();
  await expect(page.getByLabel(words.payouts.form.amount)).toHaveValue('1502');

  await page.goto('/offline');
  const all = page.getByRole('main');
  await expect(all.getByRole('link', { name: /1,506/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByLabel(label).uncheck();
  await expect(all.getByRole('link', { name: /1,506/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('last-results'))).toBeNull();
});
