import { socialLinks } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SocialLinks } from './social-links.tsx';

const shown = (social: Parameters<typeof socialLinks>[0]) =>
  renderToStaticMarkup(<SocialLinks label="Follow us" links={socialLinks(social)} />);

test('each network that the firm is on has its named link, and no other', () => {
  const html = shown({ facebook: 'https://facebook.example/a', tiktok: '', youtube: 'https://youtube.example/b' });

  expect([...html.matchAll(/href="([^"]*)" aria-label="([^"]*)"/g)].map(([, ...link]) => link)).toEqual([
    ['https://facebook.example/a', 'Facebook'],
    ['https://youtube.example/b', 'YouTube'],
  ]);
});

test('a firm on none has no list of them', () => {
  expect(shown({ facebook: '' })).toBe('');
});
