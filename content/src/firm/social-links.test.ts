import { expect, test } from 'vitest';
import { socialLinks } from './social-links.ts';

test('a network that the firm is not on is left out', () => {
  const social = { facebook: 'https://www.facebook.com/brand', tiktok: '', linkedin: 'https://linkedin.com/in/brand' };

  expect(socialLinks(social)).toEqual([
    { network: 'facebook', href: 'https://www.facebook.com/brand' },
    { network: 'linkedin', href: 'https://linkedin.com/in/brand' },
  ]);
  expect(socialLinks({ tiktok: '' })).toEqual([]);
});
