import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Logo } from '../../lib/page/logo.ts';
import { PartnerRows } from './partner-rows.tsx';

const words = { title: 'Trusted by', sampleNote: 'Samples', pause: 'Pause', resume: 'Resume' };
const html = (logos: readonly Logo[]) =>
  renderToStaticMarkup(<PartnerRows words={words} controls={words} script="/a.js" logos={logos} />);
const logo = { name: 'Lanka Tea', sample: false, src: '/tea.webp' };

test('partners stand under their heading; a firm that names none has no heading either', () => {
  expect(html([{ ...logo, width: 36 }])).toContain('<h2>Trusted by</h2>');
  expect(html([])).toBe('');
});

test('a mark has its name beside it; a wordmark says it itself, as wide as it is', () => {
  expect(html([{ ...logo, width: 36 }])).toMatch(/<img[^>]* alt=""[^>]*\/>Lanka Tea<\/li>/);
  const wide = html([{ ...logo, width: 108 }]);
  expect(wide).toMatch(/<img class="wordmark"[^>]* alt="Lanka Tea" width="108" height="36"/);
  expect(wide).not.toContain('>Lanka Tea<');
});
