import { hostile, open, openSecond, press, sendEnquiry } from './console-merging.ts';
import { button, enrolledIn, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { desktop, phone } from './viewports.ts';

test.describe('merging', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('two of one person are compared, merged and parted again, with the keyboard', async ({ page, office }) => {
    await openSecond(page, office);
    await press(page, open);
    const list = page.getByRole('heading', { name: 'Merge with another enquiry', exact: true });
    await expect(list).toBeFocused();
    await expect(page.getByText('I want a company in the UK.', { exact: true })).toBeVisible();
    await expectFineMain(page);
    await page.keyboard.press('Tab');
    await expect(button(page, /^Compare:/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Compare both' })).toBeFocused();
    const sides = page.getByRole('region', { name: 'Compare both' }).getByRole('article');
    await expect(sides).toHaveCount(2);
    await expect(sides.first()).toContainText('Stays'); // the one that came first
    await expect(sides.last()).toContainText(hostile);
    await expect(page.getByRole('heading', { name: 'What the thread will look like' })).toBeVisible();
    for (const [screen, besides] of [
      [desktop, true],
      [phone, false], // one below the other
    ] as const) {
      await page.setViewportSize(screen);
      const [left, right] = [await sides.first().boundingBox(), await sides.last().boundingBox()];
      expect((left?.y ?? 0) === (right?.y ?? 0), `side by side at ${screen.width} px`).toBe(besides);
    }
    await expectFineMain(page);
    await page.getByLabel('Which one stays').selectOption({ index: 1 });
    await expect(sides.last()).toContainText('Stays');
    await press(page, 'Merge them');

    await expect(button(page, open)).toBeFocused();
    await expect(page.getByRole('status').getByText('Merged into this one by agent@example.com')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nimal again' })).toBeVisible();
    await expect(page.getByText('I want a company in the UK.', { exact: true })).toBeVisible();
    await expect(page.getByText('agent@example.com merged another enquiry of this person into it')).toBeVisible();
    await expectFineMain(page);
    await press(page, 'All enquiries');
    await expect(page.getByLabel('Show', { exact: true }).locator('option:checked')).toHaveText('New (1)');
    await expect(page.getByRole('link', { name: 'Nimal Perera' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Nimal again' }).click();
    await press(page, 'Undo the merge');

    await expect(page.getByText('agent@example.com undid a merge')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nimal again' })).toBeFocused();
    await expect(page.getByText('I want a company in the UK.')).toHaveCount(0);
    await page.getByRole('link', { name: 'See it' }).click();
    await expect(page.getByRole('heading', { name: 'Nimal Perera' })).toBeVisible();
    await expect(page).not.toHaveTitle('1');
  });

  test('a lost line merges nothing twice, and nothing typed is lost', async ({ page, office }) => {
    await openSecond(page, office);
    await page.getByLabel('Note', { exact: true }).fill('half a note');
    await page.getByLabel('Your answer').fill('Dear Nimal,');
    await expect(page.getByText('The draft is kept.')).toBeVisible();
    await press(page, open);
    await button(page, /^Compare:/).click();
    await expect(button(page, 'Merge them')).toBeVisible();
    await page.context().setOffline(true);
    await press(page, 'Merge them');
    await expect(page.getByText('That did not work.')).toBeVisible();
    await page.context().setOffline(false);
    await press(page, 'Merge them');

    await expect(page.getByText('The enquiry that you opened is part of this one now.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nimal Perera' })).toBeVisible(); // the one that came first stays
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('half a note');
    await expect(page.getByText('You had begun an answer to this one. Enquiry of')).toBeVisible();
    await expectFineMain(page);
    await press(page, 'Put it in the answer');
    await expect(page.getByLabel('Your answer')).toHaveValue('Dear Nimal,');
    await expect(page.getByText('You had begun an answer')).toHaveCount(0);
    await press(page, 'Add the note');
    await expect(page.getByText('agent@example.com noted')).toBeVisible();
    await press(page, 'Send');
    await expect(page.getByText('It goes to nimal@example.com in fifteen seconds.')).toBeVisible();
  });

  test('who merges what has changed meanwhile is told, sees it, and merges after all', async ({ page, office }) => {
    await openSecond(page, office);
    await button(page, open).click();
    await button(page, /^Compare:/).click();
    await expect(button(page, 'Merge them')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await button(other, 'I answered elsewhere').click();
    await expect(other.getByText('agent@example.com answered elsewhere')).toBeVisible();
    await other.close();

    await button(page, 'Merge them').click();
    await expect(page.getByText('Somebody else was faster.')).toBeVisible();
    await expect(page.getByText('agent@example.com answered elsewhere')).toHaveCount(2); // in the history, and in what will be
    await button(page, 'Merge them').click();
    await expect(page.getByText('Merged into this one by agent@example.com').first()).toBeVisible();
  });

  test('who works on what was merged meanwhile is told, sees the thread, and goes on there', async ({
    page,
    office,
  }) => {
    await openSecond(page, office);
    await page.getByLabel('Your answer').fill('Dear Nimal,');
    await expect(page.getByText('The draft is kept.')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await button(other, open).click();
    await button(other, /^Compare:/).click();
    await button(other, 'Merge them').click();
    await expect(other.getByText('Merged into this one by').first()).toBeVisible();
    await other.close();

    await page.getByLabel('Note', { exact: true }).fill('Mine, written meanwhile');
    await button(page, 'Add the note').click();
    await expect(page.getByText('Somebody else was faster.')).toBeVisible();
    await expect(page.getByText('The enquiry that you opened is part of this one now.')).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Mine, written meanwhile');
    await page.getByLabel('Your answer').fill('Dear Nimal, and more');
    await expect(page.getByText('You had begun an answer to this one. Enquiry of')).toBeVisible(); // kept where it was, and here
    await expect(page.getByText('The draft is kept.')).toBeVisible();
    await button(page, 'Add the note').click();
    await expect(page.getByText('agent@example.com noted')).toBeVisible();
    await button(page, 'Send').click();
    await expect(page.getByText('It goes to nimal@example.com in fifteen seconds.')).toBeVisible();
    await expect(page.getByText('Dear Nimal, and more')).toHaveCount(1);
  });

  test('with none to merge it says so', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Nimal Perera', 'Only this one.');
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    await press(page, open);
    await expect(page.getByText('There is no other enquiry from this e-mail address')).toBeVisible();
    await expectFineMain(page);
    await press(page, 'Leave both as they are');
    await expect(button(page, open)).toBeFocused();
  });

  test('a reader is offered nothing', async ({ page, office }) => {
    await sendEnquiry(page, office, 'Nimal Perera', 'Only this one.');
    await enrolledIn(page, office, 'reader');
    await page.getByRole('link', { name: 'Nimal Perera' }).click();
    await expect(page.getByText('Only this one.')).toBeVisible();
    await expect(button(page, open)).toHaveCount(0);
  });
});
