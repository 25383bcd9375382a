import { serviceCards, socialLinks } from '@formation/content';
import { expect, test } from '../fixtures.ts';
import { words } from '../words.ts';

test('the footer has its columns, its contact, its networks and the legal pages', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const column = (name: string) =>
    footer.locator('.cols > div', { has: page.getByRole('heading', { name, exact: true }) }).getByRole('link');

  await expect(column('Company')).toHaveText(['Home', 'About Us', 'Our Services', 'Contact Us']);
  await expect(column('Services')).toHaveText(serviceCards.map(({ title }) => title.en));
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/);
  await expect(footer.locator('a[href^="tel:+"]')).toHaveText(/^\s*\+/);
  for (const { network, href } of socialLinks())
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', href);
  await expect(footer.getByRole('link', { name: words.shell.footer.privacy })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: words.shell.footer.terms })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await expect(footer).toContainText('© 2025');
});
