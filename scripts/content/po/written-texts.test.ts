import { expect, test } from 'vitest';
import { edited } from './unit.ts';
import { writtenTexts } from './written-texts.ts';

const code = `import { site } from './site.ts';
const send = 'Send';
export const page = {
  title: \`Fees of {name} | \${site.brand}\`,
  steps: [{ text: "It's free" }],
  form: { send, hours: office.hours },
  ...sizes('small', 'A size: {size}.'),
};
`;

test('every text has the path of its place, and a value that the file puts in has its name', () => {
  const { texts, elsewhere } = writtenTexts('page.ts', code);

  expect([...texts].map(([path, { text }]) => [path, text])).toEqual([
    ['send', 'Send'],
    ['page.title', 'Fees of {name} | {site.brand}'],
    ['page.steps.0.text', "It's free"],
    ['page.…0.sizes(0)', 'small'],
    ['page.…0.sizes(1)', 'A size: {size}.'],
  ]);
  expect(Object.fromEntries(elsewhere)).toMatchObject({ 'page.form.send': 'send', 'page.form.hours': 'office.hours' });
});

test.each([
  ['page.title', '{site.brand}: {name} `$', 'title: `${site.brand}: {name} \\`$`,'],
  ['page.steps.0.text', 'It’s "free"', `{ text: 'It’s "free"' }`],
  ['page.steps.0.text', "a \\ ' b", String.raw`{ text: 'a \\ \' b' }`],
])('%s with another text, and nothing else, changes', (path, text, expected) => {
  const edit = writtenTexts('page.ts', code).texts.get(path)?.edit(text) ?? { start: 0, end: 0, text: '' };
  const after = edited(code, edit);

  expect(after).toContain(expected);
  expect(after.split('\n').filter((line, index) => line !== code.split('\n')[index])).toHaveLength(1);
  expect(writtenTexts('page.ts', after).texts.get(path)?.text).toBe(text);
});

test('a text that is missing is put behind the last of its group', () => {
  const json = '{ "a": { "en": "One", "si": "එක" } }';
  const edit = writtenTexts('a.json', json).ends.get('a')?.(['ta'], 'ஒன்று') ?? { start: 0, end: 0, text: '' };

  expect(JSON.parse(edited(json, edit))).toEqual({ a: { en: 'One', si: 'එක', ta: 'ஒன்று' } });
});

test('a group that is missing comes with its text', () => {
  const put = writtenTexts('page.ts', code).ends.get('page.form')?.(['files', 'too-large'], 'Too large');
  const after = edited(code, put ?? { start: 0, end: 0, text: '' });

  expect(writtenTexts('page.ts', after).texts.get('page.form.files.too-large')?.text).toBe('Too large');
});
