import { type Partner, partners } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerRows } from './partner-rows.tsx';

const words = { title: 'Trusted by', sampleNote: 'Samples', pause: 'Pause', resume: 'Resume' };
const html = (shown: readonly Partner[]) =>
  renderToStaticMarkup(<PartnerRows words={words} controls={words} script="/a.js" shown={shown} />);

test('partners stand under their heading; a firm that names none has no heading either', () => {
  expect(html(partners).includes('<h2>Trusted by</h2>')).toBe(partners.length > 0);
  expect(html([])).toBe('');
});
