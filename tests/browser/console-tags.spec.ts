import { fill } from '@formation/content';
import { sendEnquiry } from './console-merging.ts';
import { button, enrolledIn, test, unfold, visitor } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { pattern, words } from './words.ts';

const wish = 'A UK company, please.';
const [kamala, sunil] = ['Kamala', 'Sunil'] as const;
const { inbox, enquiry, done, menu, keys, places, states } = words.console;

test.describe('tags, the command menu and what was done', () => {
  test.use({ expectedFaults: [/status of (401|409)/] });

  test('an agent tags an enquiry, takes it back, tags several, and finds them by the tag', async ({ page, office }) => {
    for (const name of [kamala, sunil, visitor]) await sendEnquiry(page, office, name, wish);
    await enrolledIn(page, office, 'agent');
    await expect(page.getByLabel(inbox.tag, { exact: true })).toHaveCount(0); // nothing is tagged
    await page.getByRole('link', { name: visitor }).click();
    await unfold(page, 'work');
    await page.getByLabel(enquiry.tags.add).fill('  VIP ');
    await button(page, enquiry.tags.send).click();
    await expect(page.getByText(pattern(done.tagged))).toBeVisible();
    await expect(button(page, fill(enquiry.tags.remove, { tag: 'vip' }))).toBeVisible();
    await expectFineMain(page);
    await button(page, done.undo).click();
    await expect(page.getByText(done.undone)).toBeVisible();
    await expect(button(page, pattern(enquiry.tags.remove))).toHaveCount(0);
    await button(page, enquiry.back).click();

    for (const name of [kamala, sunil]) await page.getByLabel(fill(inbox.select, { name })).check();
    await button(page, inbox.bulk.tag).click();
    await page.getByLabel(inbox.bulk.tagLabel).fill('etsy');
    await button(page, enquiry.tags.send).click();
    await expect(page.getByText(fill(inbox.bulk.done, { count: 2 }))).toBeVisible();
    await page.reload();
    await page.getByLabel(inbox.tag, { exact: true }).selectOption('etsy');
    await expect(page.getByRole('link', { name: visitor })).toHaveCount(0);
    await expect(page.getByRole('link', { name: kamala })).toBeVisible();
    await expectFineMain(page);
    await page.getByRole('link', { name: sunil }).click();
    await button(page, enquiry.back).click();
    await expect(page.getByLabel(inbox.tag, { exact: true })).toHaveValue('etsy'); // back where one was
  });

  test('the command menu goes to places, finds people and works on the open enquiry, by keys and by touch', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, visitor, wish);
    await enrolledIn(page, office, 'agent');
    const dialog = page.getByRole('dialog', { name: menu.title });
    const field = dialog.getByRole('combobox', { name: menu.label });
    const chosen = dialog.getByRole('option', { selected: true });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await field.fill('nimal');
    await expect(dialog.getByRole('option', { name: pattern(menu.kinds.person) })).toBeVisible();
    await expect(chosen).toContainText(menu.kinds.enquiry);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: visitor })).toBeVisible();

    await unfold(page, 'work'); // its people are known
    await expect(page.getByLabel(enquiry.holder).locator('option')).toHaveCount(2);
    await page.keyboard.press('Control+k');
    await field.fill('assign agent');
    await field.press('Enter');
    await expect(page.getByText(fill(done.assigned, { name: 'agent@example.com' }), { exact: true })).toBeVisible();
    await button(page, done.undo).click();
    await expect(page.getByLabel(enquiry.holder)).toHaveValue('');

    await button(page, menu.open).click();
    await expect(chosen).toContainText(menu.kinds.here);
    await field.press('ArrowUp');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expectFineMain(page);
    await field.fill('template');
    await dialog.getByRole('option').first().click(); // as by touch
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(words.console.answer.text)).not.toHaveValue('');
    await expect(page.getByLabel(words.console.answer.text)).toBeFocused();

    await page.keyboard.press('Control+k');
    await field.fill(menu.call);
    await field.press('Enter');
    await expect(page.getByLabel(words.console.calls.create.name)).toHaveValue(visitor);
    await page.keyboard.press('Control+k');
    await field.fill('no such thing at all');
    await expect(dialog.getByText(menu.none)).toBeVisible();
    await field.fill(states.won);
    await field.press('Enter');
    await expect(page).toHaveURL(/state=won/);
    await page.keyboard.press('?');
    await expect(page.getByText(keys.names.menu)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: places.inbox })).toBeVisible();
  });

  test('what is typed at once after Ctrl K stands in the menu, and does nothing to the enquiry behind it', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, visitor, wish);
    await enrolledIn(page, office, 'agent');
    await page.getByRole('link', { name: visitor }).click();
    await unfold(page, 'work'); // its keys are heard
    const dialog = page.getByRole('dialog', { name: menu.title });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('e?/'); // each is a key of the screen
    await expect(dialog.getByRole('combobox', { name: menu.label })).toHaveValue('e?/');
    await dialog.getByRole('heading', { name: menu.title }).click(); // out of the field, still in the menu
    await page.keyboard.type('e?/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(done.elsewhere)).toHaveCount(0);
    await page.keyboard.press('e'); // now it is heard
    await expect(page.getByText(done.elsewhere)).toBeVisible();
  });
});
