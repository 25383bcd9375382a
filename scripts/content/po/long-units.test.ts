import { expect, test } from 'vitest';
import { unitsOfLongText } from './long-units.ts';

const text = {
  key: 'content/entries/services/ein/si.md',
  english: `---
title: EIN number
heroImage: { icon: scale, value: "•••• 4417" }
steps:
  - title: "One: write to us"
    claim: review
---

## How it goes

A paragraph.

- An item
`,
  own: `---
title: EIN අංකය
heroImage: { icon: scale, value: "•••• 4417" }
steps:
  - title: "එක: අපට ලියන්න"
    claim: review
---

## එය සිදු වන ආකාරය

ඡේදයකි.

- අයිතමයකි
`,
};
const units = unitsOfLongText(text, false);
const unit = (name: string) => units.find(({ key }) => key === `services/ein:${name}`);

test('a long text is its fields and its lines; names and signs are no texts', () => {
  expect(units.map(({ key, english, own }) => [key, english, own])).toEqual([
    ['services/ein:title', 'EIN number', 'EIN අංකය'],
    ['services/ein:heroImage.value', '•••• 4417', '•••• 4417'],
    ['services/ein:steps.0.title', 'One: write to us', 'එක: අපට ලියන්න'],
    ['services/ein:line.1', 'How it goes', 'එය සිදු වන ආකාරය'],
    ['services/ein:line.2', 'A paragraph.', 'ඡේදයකි.'],
    ['services/ein:line.3', 'An item', 'අයිතමයකි'],
  ]);
});

test.each([
  ['title', 'අංකය', 'title: අංකය\n'],
  ['title', 'අංකය: EIN', 'title: "අංකය: EIN"\n'], // without quotes it would be a field
  ['title', '# අංකය', 'title: "# අංකය"\n'], // without quotes it would be a comment
  ['heroImage.value', 'දින 30, වැඩි වුවත්', '{ icon: scale, value: "දින 30, වැඩි වුවත්" }'],
  ['line.1', 'ආකාරය', '\n## ආකාරය\n'],
  ['line.3', 'තවත් අයිතමයකි', '\n- තවත් අයිතමයකි\n'],
])('%s with another text: its line changes, and no other', (name, now, expected) => {
  const after = unit(name)?.write(text.own, now) ?? '';

  expect(after).toContain(expected);
  expect(after.split('\n').filter((line, index) => line !== text.own.split('\n')[index])).toHaveLength(1);
  const read = unitsOfLongText({ ...text, own: after }, false).find(({ key }) => key === `services/ein:${name}`);
  expect(read?.own).toBe(now);
});

test('the note before a legal text stands beside nothing', () => {
  const legal = {
    key: 'content/entries/legal/terms/si.md',
    english: '---\ntitle: T\n---\nWe.\n',
    own: '---\ntitle: න\n---\n**සටහන**\n\nඅපි.\n',
  };

  expect(unitsOfLongText(legal, false).map(({ english, own }) => [english, own])).toEqual([
    ['T', 'න'],
    ['We.', 'අපි.'],
  ]);
});

test('a long text whose English has gained a paragraph is one text, until its translation has it too', () => {
  const longer = { ...text, english: `${text.english}\nAnother.\n` };

  expect(unitsOfLongText(longer, true)).toMatchObject([
    { key: 'services/ein:whole', english: longer.english, own: text.own, isStale: true },
  ]);
});
