import { HtmlValidate } from 'html-validate';
import { builtPages, byLanguage } from '../../../scripts/build/built-pages.ts';
import { expect, test } from '../fixtures.ts';

/** The standard's rules, and those that the W3C's checker has beside them. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'input-attributes': 'error' } });

/** What stands behind the end of the document: no element may. */
const afterEnd = (html: string) => html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim();

const visibleText = (html: string) => html.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

for (const [language, pages] of byLanguage(builtPages()))
  test(`pages in ${language} are valid HTML without a word left to fill in`, async () => {
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html);
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );

      expect.soft([...new Set(findings)], path).toEqual([]);
      expect.soft(afterEnd(html), path).toBe('');
      expect.soft(visibleText(html).match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object Object\]/g), path).toBeNull();
    }
  });
