import { expect, test } from 'vitest';
import { markdown } from './tables.ts';

const renderer = await markdown.createRenderer({ syntaxHighlight: false });

test('the id of a heading keeps what joins its letters', async () => {
  const { code, metadata } = await renderer.render('## 8. මෙම ප්‍රතිපත්තියේ “වෙනස්කම්”, EIN');

  expect(code).toContain('<h2 id="8-මෙම-ප්‍රතිපත්තියේ-වෙනස්කම්-ein">');
  expect(metadata.headings).toMatchObject([{ slug: '8-මෙම-ප්‍රතිපත්තියේ-වෙනස්කම්-ein' }]);
});

test('other headings are named as ever, one that comes twice by a number', async () => {
  const { metadata } = await renderer.render('## What is due?\n\n## කුමක්ද?\n\n## விதிகள்\n\n## What is due?');

  expect(metadata.headings.map(({ slug }) => slug)).toEqual(['what-is-due', 'කුමක්ද', 'விதிகள்', 'what-is-due-1']);
});
