import { expect, test } from './fixtures.ts';
import { hear } from './heard.ts';
import { calendar, freeDays, openDay, times } from './meet-calls.ts';
import { phone } from './viewports.ts';
import { words } from './words.ts';

test.use({ timezoneId: 'Europe/London' });

const howMany = /^\w+,? \d+ \w+, free times: \d+$/;

test('of a day, a month and a time a screen reader hears one line, not all the times', async ({ page }) => {
  await page.goto('/meet');
  await expect(times(page).first()).toBeVisible();
  await expect(page.locator('.slots .sr[role=status]')).toHaveText(howMany);

  const title = calendar(page).getByRole('heading');
  const before = await title.innerText();
  const ofMonth = await hear(page);
  await calendar(page).getByRole('button', { name: words.meet.calendar.next }).click();
  await expect(title).not.toHaveText(before);
  const after = await title.innerText();
  await expect.poll(async () => (await ofMonth()).at(-1)).toMatch(howMany);
  expect((await ofMonth()).filter((text) => text !== '' && text !== after)).toEqual([expect.stringMatching(howMany)]);

  const ofDay = await hear(page);
  await freeDays(page).nth(1).click();
  await expect.poll(ofDay).toEqual([expect.stringMatching(howMany)]);

  const ofTime = await hear(page);
  await times(page).first().click();
  await expect(page.getByLabel(words.meet.form.name)).toBeVisible();
  expect(await ofTime()).toEqual([]);
});

for (const viewport of [{ width: 1280, height: 720 }, phone])
  test(`who chooses a time is led to the form: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openDay(page, 2); // late in the day few times of today are left
    for (const place of [3, 0]) {
      await times(page).nth(place).focus();
      await page.keyboard.press('Enter');
      const form = page.locator('.slots form');
      await expect(form.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel(words.meet.form.name)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(':focus'), 'tells what was chosen').toHaveAccessibleName(/, \d\d:\d\d$/);
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(words.meet.form.name)).toBeFocused();
    }
    await page.reload();
    await expect(page.getByLabel(words.meet.form.name)).toBeVisible();
    await expect(page.locator('body'), 'what comes back takes no focus').toBeFocused();
  });
