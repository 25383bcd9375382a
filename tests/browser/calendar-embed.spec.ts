import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectFineMain, test } from './fixtures.ts';
import { words } from './words.ts';

// The tested site has no calendar link. The part that would use it is built all the same: it is put in the place of
// the own calendar, beside a stand-in for the provider's script.
const provider = 'https://calendar.example';
const parts = readdirSync(join(import.meta.dirname, '../../apps/site/dist/_astro'));
const part = (name: RegExp) => `/_astro/${parts.find((file) => name.test(file))}`;
const open = (page: Page) => page.getByRole('button', { name: words.meet.calendar.embed });

// The place that it is put in has no HTML of its own: React says so (418), and draws it.
test.use({ bypassCSP: true, expectedFaults: [/calendar\.example|Failed to load resource|React error #418/] });

/** Like the provider's: it throws without a queue, makes an instance later, and then does what it is told. */
const standIn = `
  if (!window.Cal?.q) throw new Error('Cal is not defined');
  window.told = [];
  window.wake = () => {
    window.Cal.instance = {};
    window.Cal.q.push = (call) => window.told.push(call);
  };
`;

async function showEmbed(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(provider) && asked.push(request.url()));
  await page.goto('/meet');
  const props = {
    words: words.meet.calendar,
    calLink: 'firm/call',
    origin: provider,
    writeHref: '/contact-us',
  };
  await page.evaluate(
    async ([component = '', renderer = '', given]) => {
      const [{ CalendarEmbed }, { default: render }] = await Promise.all([
        import(String(component)),
        import(String(renderer)),
      ]);
      const place = document.createElement('div'); // an island would wake by itself
      place.setAttribute('ssr', '');
      document.querySelector('.book astro-island')?.replaceWith(place);
      await render(place)(CalendarEmbed, given, {}, {});
    },
    [part(/^calendar-embed\..*js$/), part(/^client-renderer\..*js$/), props] as const,
  );
  await page.addStyleTag({ url: part(/^meet\..*css$/) }); // no page of this site has the part, and so none has its styles
  await expect(open(page)).toBeVisible();
  return asked;
}

test("the provider's calendar: nothing is asked before the click, then a month view", async ({ page }) => {
  await page.route(`${provider}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
  const asked = await showEmbed(page);
  expect(asked).toEqual([]);
  await expect(page.locator('.embed')).toHaveCSS('min-height', '780px');
  await expectFineMain(page);

  await open(page).click();
  await expect(page.getByText(words.meet.calendar.loading)).toBeVisible();
  await page.waitForFunction(() => 'wake' in window);
  await page.evaluate(() => (window as { wake?: () => void }).wake?.());
  await expect(page.getByText(words.meet.calendar.loading)).toBeHidden();
  expect(asked).toEqual([`${provider}/embed/embed.js`]);
  expect(await page.evaluate(() => (window as { told?: unknown }).told)).toEqual([
    ['init', { origin: provider }],
    ['inline', { elementOrSelector: '#calendar-place', calLink: 'firm/call', config: { layout: 'month_view' } }],
  ]);
});

test("the provider's calendar does not come: after ten seconds the page leads to the form", async ({ page, clock }) => {
  await clock.install();
  await page.route(`${provider}/**`, (route) => route.abort());
  await showEmbed(page);
  await clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await open(page).click();
  await expect(page.getByText(words.meet.calendar.loading)).toBeVisible();
  await clock.runFor(9_900);
  await expect(page.getByText(words.meet.calendar.loading)).toBeVisible();
  await clock.runFor(200);

  await expect(page.getByText(words.meet.calendar.failed)).toBeVisible();
  await expect(page.getByRole('link', { name: words.meet.calendar.write })).toHaveAttribute('href', '/contact-us');
});
