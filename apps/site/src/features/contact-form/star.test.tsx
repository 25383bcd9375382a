import { locales, messages, type Locale } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fileFieldWords } from '../../lib/input/file-field/file-field-words.ts';
import { EnquiryInputs } from './enquiry-inputs.tsx';

test.each(Object.keys(locales) as Locale[])('in %s, what the star means stands before the first star', (locale) => {
  const { form } = messages[locale].contact;
  const none = { file: undefined, fileFault: undefined, faultOf: () => ({ fault: '', onInput: () => undefined }) };
  const html = renderToStaticMarkup(
    <EnquiryInputs words={form} fileFieldWords={fileFieldWords(locale)} ownServer privacyHref="/privacy" {...none} />,
  );

  expect(html.split('class="req"')[0]).toContain(form.starMeans);
});
