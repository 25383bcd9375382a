import { expect, test } from 'vitest';
import { inOneLine, textsInOneLine } from './one-line.ts';

const shown = (text: string) =>
  text.replaceAll(/<span class="one-line">(.*?)<\/span>/g, '[$1]').replaceAll('\u00A0', '~');

test.each([
  ['a span of hours', 'பதிவுக்கு 24-48 மணித்தியாலங்கள்', 'பதிவுக்கு [24-48] மணித்தியாலங்கள்'],
  ['a form', '(Form SS-4), W-8BEN-E', '(Form [SS-4]), [W-8BEN]-E'],
  ['an ending after a Latin name', 'Form SS-4 ஐத் தயாரிப்போம், PayPal உம்', 'Form [SS-4]~ஐத் தயாரிப்போம், PayPal~உம்'],
  ['an ending after a bracket', 'கணக்கு (BFCA) இற்குள், US இல்.', 'கணக்கு (BFCA)~இற்குள், US~இல்.'],
])('%s stays in one line', (_, text, joined) => {
  expect(shown(inOneLine(text, 'ta'))).toBe(joined);
});

test.each(['Order 12-04417-28931', 'mid-market rate', 'Stripe இலங்கை', 'tourist-related', '−$7.34'])(
  '%s is left as it is',
  (text) => {
    expect(inOneLine(text, 'ta')).toBe(text);
  },
);

test('Sinhala endings stay at their names too', () => {
  expect(shown(inOneLine('Companies House හි නම, US හිමිකරු', 'si'))).toBe('Companies House~හි නම, US හිමිකරු');
});

test('the texts of a page are kept together, not its attributes, its head, its code or what a script wakes', () => {
  const text = 'පැය 24-48';
  const page = (at: string) => `<head><title>${text}</title></head><body><p title="${text}">${at}</p>`;
  const rest = `<code>${text}</code><option>${text}</option><astro-island><p>${text}</p></astro-island><script>'${text}'</script></body>`;
  expect(shown(textsInOneLine(page(text) + rest, 'si'))).toBe(page('පැය [24-48]') + rest);
});
