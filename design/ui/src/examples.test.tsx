import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { liveExamples } from './live-examples.ts';
import { stillExamples } from './still-examples.ts';

const states = Object.entries(examples).flatMap(([name, shown]) =>
  Object.entries(shown).map(([state, example]) => [name, state, example] as const),
);

// An example stands alone: whether headings follow one another is for the page to say. A box that scrolls is a region.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'off', 'prefer-native-element': 'off' },
});

const door: string = './index.ts'; // not in the call: all of the room would count as used by this test
const components = Object.keys((await import(door)) as object).filter((name) => /^[A-Z]/.test(name));

test('every component has examples, and there are none of anything else', () => {
  expect(Object.keys(examples).sort()).toEqual(components.sort());
  expect(Object.keys(stillExamples).length + Object.keys(liveExamples).length).toBe(components.length);
});

test.each(states)('%s, %s, is valid and accessible markup', async (_, __, example) => {
  const html = renderToStaticMarkup(example);
  const { results } = await validator.validateString(html);

  expect(html).not.toMatch(/undefined|NaN|\[object Object\]/);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('what is wrong with an example is found', async () => {
  const { results } = await validator.validateString('<img src="/a.png">');

  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toContain('wcag/h37');
});
