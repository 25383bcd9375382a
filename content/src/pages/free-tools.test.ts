import { expect, test } from 'vitest';
import { toolQuestions } from '../../entries/tools/questions.ts';
import { tools } from '../../entries/tools/tools.ts';
import { locales, type Locale } from '../locales.ts';
import { freeTools, toolsWithoutQuestion } from './free-tools.ts';

const everyLocale = Object.keys(locales) as readonly Locale[];

test.each(everyLocale)('in %s the list has every tool, each once', (locale) => {
  const names = freeTools(locale).flatMap(({ name }) => name ?? []);

  expect(names.toSorted()).toEqual(Object.keys(tools).sort());
});

test.each(everyLocale)('in %s the home page leads to every tool, each once', (locale) => {
  const asked = toolQuestions.map(({ tool }) => tools[tool].href);
  const others = toolsWithoutQuestion(locale).map(({ href }) => href);

  expect([...asked, ...others].toSorted()).toEqual(
    freeTools(locale)
      .map(({ href }) => href)
      .toSorted(),
  );
});
