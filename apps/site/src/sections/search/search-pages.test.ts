import { expect, test } from 'vitest';
import { localePath } from '../../lib/language/locale.ts';
import { searchPages } from './search-pages.ts';

const english = [
  { path: '/calculator/wise', title: 'Wise Fee Calculator', text: 'What arrives.', step: 'tool:wise' as const },
  { path: '/blog/budget', title: 'A budget', text: 'How to set one.' },
];
const sinhala = [
  { path: '/calculator/wise', title: 'Wise ගාස්තු ගණකය', text: 'ලැබෙන මුදල.', step: 'tool:wise' as const },
  { path: '/blog/budget', title: 'අයවැයක්', text: 'සකස් කරන ආකාරය.' },
];
const headings = new Map([['/blog/budget', 'Rent Food']]);

test('a page is found by what visitors call it, and by the headings of its text', () => {
  const [wise, budget] = searchPages({ locale: 'en', own: english, english, headings });

  expect(wise).toMatchObject({ href: '/calculator/wise', title: 'Wise Fee Calculator', text: 'What arrives.' });
  expect(wise?.words).toContain('transferwise');
  expect(budget?.words).toBe('Rent Food');
});

test('in another language it has its own address, and is found by its English words too', () => {
  const [wise, budget] = searchPages({ locale: 'si', own: sinhala, english, headings: new Map() });

  expect(wise).toMatchObject({ href: localePath('si', '/calculator/wise'), title: 'Wise ගාස්තු ගණකය' });
  for (const word of ['වයිස්', 'Wise Fee Calculator', 'What arrives.', 'transferwise'])
    expect(wise?.words).toContain(word);
  expect(budget?.words).toBe('A budget How to set one.');
});
