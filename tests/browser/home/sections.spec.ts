import { claims, partners, serviceCards, site, toolQuestions, tools as allTools } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { pattern, words } from '../words.ts';

const portal = site.portal.start;

test('the sections stand in their order', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('main h1, main h2')).toHaveText([
    'Register abroad. Get paid at home.',
    'Why choose us',
    'Why Sri Lankans Trust Us',
    'Three steps, each with its time',
    'Everything after the certificate',
    'Packages',
    'Questions founders ask first',
    'Tell us about your business.',
    'In founders’ words',
    ...(partners.length > 0 ? [words.home.partners.title] : []), // a firm that names none has no such section
  ]);
});

test('the hero leads to the portal and to a call, and names three accounts', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero');

  await expect(hero.getByRole('link', { name: words.home.hero.start })).toHaveAttribute('href', portal);
  await expect(hero.getByRole('link', { name: words.home.hero.call })).toHaveAttribute('href', '/meet');
  await expect(hero.getByText(claims.entrepreneurs.text.en)).toBeVisible();
  await expect(hero.locator('.tabs li')).toHaveText([/Stripe.*set up with you/, /Wise.*set up/, /PayPal.*set up/]);
});

test('the invoice of the hero lands with the rupees of the page on payouts', async ({ page }) => {
  await page.goto('/');
  const landed = await page.locator('.route .total .amt').innerText();
  const change = page.getByRole('link', { name: words.home.hero.route.own });
  await expect(change).toHaveAttribute('href', /\/payouts\?amount=2400&company=us/);
  await change.click();

  await expect(page).toHaveURL(/\/payouts\?amount=2400/);
  await expect(page.locator('.way', { hasText: words.payouts.routes['stripe-us-wise'].name })).toContainText(landed);
});

test('a line of the invoice opens to its numbers and their source', async ({ page }) => {
  await page.goto('/');

  await page.getByText(words.home.hero.route.cardFee).click();

  await expect(page.getByText(`${words.payouts.assumptions['stripe-us-rate']}: 2.9%`)).toBeVisible();
  await expect(
    page.getByRole('link', { name: pattern(words.home.hero.route.source, { title: 'Stripe' }) }).first(),
  ).toHaveAttribute('href', /stripe\.com/);
});

test('six reasons, three steps, services that can be explored', async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('.facts > li')).toHaveCount(6);
  await expect(page.locator('.process > li')).toHaveCount(3);
  const services = page.locator('.register > li');
  await expect(services).toHaveCount(serviceCards.length);
  await expect(services.getByText(words.home.services.more, { exact: false }).first()).toBeVisible();
  const paths = await services.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(paths).size).toBe(serviceCards.length);
  for (const path of paths) expect(path).toMatch(/^\/service\/[a-z-]+$/);
});

test('each question leads in one tap to the tool that answers it', async ({ page }) => {
  await page.goto('/');
  const tools = page.getByRole('navigation', { name: words.home.hero.tools.title });

  for (const { tool, question } of toolQuestions)
    await expect(tools.getByRole('link', { name: question.en })).toHaveAttribute('href', allTools[tool].href);
  await tools.getByRole('link', { name: toolQuestions[0].question.en }).click();
  await expect(page).toHaveURL(allTools[toolQuestions[0].tool].href);
});

test('at most one answer is open; a click on the open one closes it', async ({ page }) => {
  await page.goto('/');
  const open = page.locator('.faq details[open] summary');
  const second = page.locator('.faq summary').nth(1);

  await expect(open).toHaveCount(1);
  await second.click();
  await expect(open).toHaveText([(await second.textContent()) ?? '']);
  await second.click();
  await expect(open).toHaveCount(0);
});

test('nothing of the film is requested before the click; then it plays with captions', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().includes('/films/') && films.push(request.url()));
  await page.goto('/');
  const facade = page.getByRole('button', { name: words.home.video.play });
  await page.locator('.video').scrollIntoViewIfNeeded();
  await expect(facade).toBeVisible();
  expect(films).toEqual([]);

  await facade.click();

  const film = page.locator('.video video');
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('showing');
  await expect.poll(() => films.length).toBeGreaterThan(0);
});
