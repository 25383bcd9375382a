import type { Page } from '@playwright/test';
import { mergeWithOther, openSecond, press, sendEnquiry } from './console-merging.ts';
import { button, type Office, test } from './console-office.ts';
import { expect, expectFineMain } from './fixtures.ts';
import { pattern, words } from './words.ts';

/** Begins an answer to the later of two enquiries, and lets the earlier one stand for both. */
async function beginAndMerge(page: Page, office: Office): Promise<void> {
  await openSecond(page, office);
  await page.getByLabel(words.console.answer.text).fill('Begun before');
  await expect(page.getByText(words.console.answer.kept)).toBeVisible();
  await mergeWithOther(page);
  await expect(page.getByText(pattern(words.console.merge.begun))).toBeVisible();
}

const take = /^Put it in the answer: Enquiry of .+<img src=x/;

test.describe('what was merged', () => {
  test.use({ expectedFaults: [/status of (401|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test('what was begun before is put in the answer once, also through a lost line', async ({ page, office }) => {
    await beginAndMerge(page, office);
    const answer = page.getByLabel(words.console.answer.text);
    await page.context().setOffline(true);
    await press(page, take);
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await expect(answer).toHaveValue('');
    await expectFineMain(page);
    await page.context().setOffline(false);
    await press(page, take);

    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue('Begun before');
    await expect(page.getByText(pattern(words.console.merge.begun))).toHaveCount(0);
    await expect(page.getByText(words.console.refused.failed)).toHaveCount(0);
  });

  test('when only the answer of the server was lost, what was begun is put in the answer all the same', async ({
    page,
    office,
  }) => {
    await beginAndMerge(page, office);
    await page.route(
      '**/draft',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press(page, take);
    await expect(page.getByText(words.console.refused.failed)).toBeVisible();
    await press(page, take);

    await expect(page.getByLabel(words.console.answer.text)).toHaveValue('Begun before');
    await expect(page.getByText(pattern(words.console.merge.begun))).toHaveCount(0);
  });

  test('what was begun before is forgotten; the focus goes on in the answer', async ({ page, office }) => {
    await beginAndMerge(page, office);
    await press(page, new RegExp(`^${words.console.merge.forget}: .+<img src=x`));
    await expect(page.getByLabel(words.console.answer.text)).toBeFocused();
    await expect(page.getByLabel(words.console.answer.text)).toHaveValue('');
    await expect(page.getByText(pattern(words.console.merge.begun))).toHaveCount(0);
  });

  test('with two merged ones each button says which it is about; who erases is told how many go', async ({
    page,
    office,
  }) => {
    await sendEnquiry(page, office, 'Nimal, once more', 'A third one.');
    await openSecond(page, office, 'owner');
    await mergeWithOther(page);
    await mergeWithOther(page);
    const undo = page.getByRole('article').getByRole('button', { name: new RegExp(`^${words.console.merge.undo}: `) });
    await expect(undo).toHaveCount(2);
    const names = await undo.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(2);

    await page.getByLabel(words.console.enquiry.state, { exact: true }).selectOption(words.console.states.held);
    await button(page, words.console.enquiry.erase).click();
    const question = page.getByRole('dialog', { name: words.console.enquiry.eraseTitle });
    await expect(question).toContainText(pattern(words.console.enquiry.eraseMerged));
    await expect(question).toContainText(': 2.');
    await expectFineMain(page);
    await button(page, words.console.enquiry.eraseSend).click();
    await expect(page.getByText(words.console.inbox.none)).toBeVisible();
    expect(await office.leads('list')).not.toContain('Nimal');
  });
});
