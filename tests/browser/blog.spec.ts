import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExternal, postLink } from '@formation/content';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, sidewaysScroll, test } from './fixtures.ts';
import { words } from './words.ts';

const entries = join(import.meta.dirname, '../../content/entries/blog');
const hrefOf = (slug: string) => /^href: (.+)$/m.exec(readFileSync(join(entries, slug, 'en.md'), 'utf8'))?.[1];
const posts = readdirSync(entries).map((slug) => ({ slug, link: postLink({ slug, href: hrefOf(slug) }) }));
const tips = words.fiveTips.tips.map(({ title }) => title);

const cardLinks = (page: Page) =>
  page.locator('.posts .post a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('/blog: every post, the newest first, with what a card needs', async ({ page }) => {
  await page.goto('/blog');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.blog.title);
  expect((await cardLinks(page)).toSorted()).toEqual(posts.map(({ link }) => link).toSorted());
  const days = await page
    .locator('.posts .post time')
    .evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
  expect(days).toEqual(days.toSorted().reverse());
  for (const card of await page.locator('.posts .post').all()) {
    await expect(card.locator('.cover')).toBeVisible();
    await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    await expect(card.locator('.by span')).not.toBeEmpty();
  }
  await expectNoAxeFindings(page);
});

for (const [width, columns] of [
  [1280, 3],
  [360, 1],
] as const)
  test(`/blog: ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog');

    const tracks = () => page.locator('.posts').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect((await tracks()).split(' ')).toHaveLength(columns);
  });

for (const { link } of posts.filter((post) => !isExternal(post.link)))
  test(`${link}: the article, the five tips and three others`, async ({ page }) => {
    await page.goto(link);

    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.locator('.article-head .cover')).toBeVisible();
    await expect(page.locator('.aside time').first()).toBeVisible();
    await expect(page.locator('.aside')).toContainText(/Author\s*\S/);
    await expect(page.locator('.article .prose .prose > p').first()).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: words.fiveTips.heading, exact: true })).toBeVisible();
    for (const tip of tips) await expect(page.getByRole('heading', { level: 3, name: tip })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.blog.furtherReading })).toBeVisible();
    const others = await cardLinks(page);
    expect(new Set(others).size).toBe(3);
    expect(posts.map((other) => other.link)).toEqual(expect.arrayContaining(others));
    expect(others).not.toContain(link);
    for (const link of await page.getByRole('link', { name: words.blog.allBlogs }).all())
      await expect(link).toHaveAttribute('href', '/blog');
  });

test('a map for language models leads to every article where it stands', async ({ request }) => {
  const map = await (await request.get('/llms.txt')).text();

  for (const { link } of posts) expect(map).toContain(`${link})`);
});

test('an article suits axe and the smallest phone', async ({ page }) => {
  await page.goto('/blog/how-to-manage-payroll-stress-free');
  await expectNoAxeFindings(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without a post', () => {
  test.use({ expectedFaults: [/status of 404/] });

  for (const [path, status] of [
    ['/blog/no-such-post', 404],
    ['/blog/external', 200],
  ] as const)
    test(`${path} says so and leads back`, async ({ page }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post not found');
      await expectNoAxeFindings(page);
      await page.getByRole('link', { name: words.blog.notFound.back }).click();
      await expect(page).toHaveURL('/blog');
    });
});
