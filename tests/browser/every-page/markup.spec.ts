import { HtmlValidate } from 'html-validate';
import { builtPages, byLanguage } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const visibleText = (html: string) => html.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

for (const [language, pages] of byLanguage(builtPages()))
  test(`pages in ${language} are valid HTML without a word left to fill in`, async () => {
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html);
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );

      expect.soft([...new Set(findings)], path).toEqual([]);
      expect.soft(visibleText(html).match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object Object\]/g), path).toBeNull();
    }
  });
