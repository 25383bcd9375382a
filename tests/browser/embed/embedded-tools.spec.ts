import { readFileSync } from 'node:fs';
import { fill, site } from '@formation/content';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';
import { codeOf } from './maker.ts';
import { pageOfOthers } from './page-of-others.ts';

test.use({ expectedFaults: [/^request: http:\/\/localhost:\d+\/of-others$/] });

/** What is typed in the frame, and where the answer to it stands; both are on the tool's own page, too. */
const tools = [
  { path: '/payouts', heading: words.payouts.heading, field: 'amount', text: '2345', answer: '.ways .amt' },
  {
    path: '/company-cost',
    heading: words.companyCost.heading,
    field: 'rupees',
    text: '290',
    answer: '#result .in-other',
  },
  {
    path: '/deadlines',
    heading: words.deadlinePage.heading,
    field: 'name',
    text: 'Galle Tea',
    answer: '#result .muted',
  },
] as const;

const linkBack = (page: Page, heading: string): Locator =>
  page.frameLocator('iframe').getByRole('link', { name: fill(words.embed.back, { name: heading, brand: site.brand }) });

for (const { path, heading, field, text, answer } of tools)
  test(`${path} answers in a page of another site, and its own page goes on with that`, async ({ page, baseURL }) => {
    await using others = await pageOfOthers(await codeOf(page, { origin: baseURL, path }));
    await page.goto(others.address);
    const frame = page.frameLocator('iframe');
    const before = await frame.locator(answer).first().innerText();
    await frame.locator(`[name=${field}]`).fill(text);
    await expect(linkBack(page, heading)).toHaveAttribute(
      'href',
      new RegExp(`[?&]${field}=${text.replace(' ', '\\+')}`),
    );
    await expect(frame.locator(answer).first()).not.toHaveText(before);
    const said = await frame.locator(answer).first().innerText();

    const inside = page.frames()[1];
    await expect.poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const left = () => [Object.keys(localStorage), Object.keys(sessionStorage), history.state as unknown];
    expect(await inside?.evaluate(left), 'nothing typed is stored').toEqual([[], [], null]);
    expect(new URL(inside?.url() ?? '').search, 'nor is it in the address of the frame').toBe('');
    expect(await page.context().cookies()).toEqual([]);

    const opened = page.waitForEvent('popup');
    await linkBack(page, heading).click();
    const own = await opened;
    expect(new URL(own.url()).pathname).toBe(path);
    await expect(own.locator(`[name=${field}]`)).toHaveValue(text);
    await expect(own.locator(answer).first()).toHaveText(said, { useInnerText: true });
  });

test('the calendar of a company comes out of the frame, and names the page of the tool', async ({ page, baseURL }) => {
  await using others = await pageOfOthers(await codeOf(page, { origin: baseURL, path: '/deadlines' }));
  await page.goto(others.address);
  const saved = page.waitForEvent('download');
  await page.frameLocator('iframe').getByRole('button', { name: words.deadlines.calendar.add }).click();
  const file = readFileSync(await (await saved).path(), 'utf8').replaceAll('\r\n ', '');

  expect(file).toContain(`${baseURL}/deadlines?`);
  expect(file).not.toContain('/embed/');
});

test('a day of a leaf leads to its line in the frame, and opens no page', async ({ page, baseURL }) => {
  await using others = await pageOfOthers(await codeOf(page, { origin: baseURL, path: '/deadlines' }));
  await page.goto(others.address);
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  const frame = page.frameLocator('iframe');
  await frame.getByText(words.deadlinePage.form.views.months, { exact: true }).click();
  await frame.locator('.month-grid a').first().click();

  await expect.poll(() => page.frames()[1]?.url()).toContain('#in-');
  expect(opened).toEqual([]);
});
