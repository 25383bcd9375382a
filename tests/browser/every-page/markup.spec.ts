import { HtmlValidate } from 'html-validate';
import { builtPages } from '../../../scripts/built-pages.ts';
import { expect, test } from '../fixtures.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const visibleText = (html: string) => html.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');

for (const { path, html } of builtPages())
  test(`${path} is valid HTML without a word left to fill in`, async () => {
    const { results } = await validator.validateString(html);
    const findings = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));

    expect([...new Set(findings)]).toEqual([]);
    expect(visibleText(html).match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object Object\]/g)).toBeNull();
  });
