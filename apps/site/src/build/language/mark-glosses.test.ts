import { expect, test } from 'vitest';
import { markGlosses } from './mark-glosses.ts';

const marked = (body: string) => markGlosses(`<body>${body}</body>`, 'si').slice('<body>'.length, -'</body>'.length);

test.each([
  ['a term', '<p>ගාස්තුව (final value fee)</p>', '<p>ගාස්තුව (<span lang="en">final value fee</span>)</p>'],
  [
    'two in a sentence, after another element',
    '<p><b>අද</b> ගාස්තුව (wire fee) හෝ බද්ද (profits tax) ඇත</p>',
    '<p><b>අද</b> ගාස්තුව (<span lang="en">wire fee</span>) හෝ බද්ද (<span lang="en">profits tax</span>) ඇත</p>',
  ],
  ['in a cell', '<td>ගාස්තුව (wire fee)</td>', '<td>ගාස්තුව (<span lang="en">wire fee</span>)</td>'],
])('English in brackets is marked: %s', (_, before, after) => {
  expect(marked(before)).toBe(after);
});

test.each([
  ['one word', '<p>ගාස්තුව (wire)</p>'],
  ['a list of names', '<p>ගාස්තුව (eBay, PayPal)</p>'],
  ['an address', '<p>ගාස්තුව (help@example.test or https://example.test/a/b)</p>'],
  ['own words with a name', '<p>ගාස්තුව (Companies House හි)</p>'],
  ['without brackets', '<p>ගාස්තුව final value fee</p>'],
  ['what stands in an island', '<astro-island><p>ගාස්තුව (wire fee)</p></astro-island>'],
  ['what may stand in a row', '<a>ගාස්තුව (wire fee)</a><option>ගාස්තුව (wire fee)</option>'],
  ['an attribute and a program', '<p title="ගාස්තුව (wire fee)"></p><script>"ගාස්තුව (wire fee)"</script>'],
])('%s is left as it is', (_, body) => {
  expect(marked(body)).toBe(body);
});
