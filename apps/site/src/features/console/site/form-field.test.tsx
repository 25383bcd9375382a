import { readFileSync } from 'node:fs';
import { messages } from '@formation/content';
import { editableFiles, formSchema } from '@formation/content/entries';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { consoleQueries } from '../api/query.ts';
import { Language } from '../shell/use-words.ts';
import { allFields, fieldsIn, type Placed } from './field-value.ts';
import { fieldOf } from './field.ts';
import { FormContext, WholeContext } from './form-context.ts';
import { FormField } from './form-field.tsx';

const root = new URL('../../../../../../content/entries/', import.meta.url);

function wholeOf(path: string): Placed {
  const value: unknown = JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  return { place: '', field: fieldOf(formSchema(path)), value };
}

/** A form on which everything is open: something is wrong everywhere. */
function markupOf(whole: Placed, isSeenOnly = false): string {
  const faults = new Map(allFields(whole).map(({ place }) => [place, 'Wrong.']));
  return renderToStaticMarkup(
    <QueryClientProvider client={consoleQueries()}>
      <Language value={{ words: messages.en.console, locale: 'en-GB' }}>
        <FormContext value={{ language: 'en', isSeenOnly, faults, change: () => undefined }}>
          <WholeContext value={whole.value}>
            <FormField {...whole} label="" />
          </WholeContext>
        </FormContext>
      </Language>
    </QueryClientProvider>,
  );
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test.each(Object.values(editableFiles))(
  'each control of %s has a label, and what is wrong stands beside it',
  (path) => {
    const whole = wholeOf(path);
    const markup = markupOf(whole);
    const controls = count(markup, /<(?:input|textarea|select) /g);
    const labelled = [...markup.matchAll(/<label[^>]*>(?:<input[^>]*>)?(?:<span>)?[^<]/g)];
    expect(controls).toBeGreaterThan(0);
    expect(labelled).toHaveLength(controls);
    const invalid = count(markup, /aria-invalid="true"/g);
    expect(count(markup, /class="fault"[^>]*>Wrong\./g)).toBeGreaterThanOrEqual(invalid);
    expect(fieldsIn(whole).length).toBeGreaterThan(0);
  },
);

test.each(Object.values(editableFiles))('who may only look at %s finds nothing to press or to fill in', (path) => {
  const markup = markupOf(wholeOf(path), true);
  expect(count(markup, /<button/g)).toBe(0);
  expect(count(markup, /<(?:input|textarea|select) (?![^>]*disabled)/g)).toBe(0);
});

test('a closed day takes its name from the list of names, in words; no field asks for what nobody reads', () => {
  const days = markupOf(wholeOf('firm/closed-days.json'));
  expect(days).toMatch(/<option value="newYear"[^>]*>New Year’s Day<\/option>/);
  expect(markupOf(wholeOf('reviews/featured.json'))).not.toContain(`>${messages.en.console.site.names.id}<`);
});

test('some of several names are boxes, and a list of one has nothing to move', () => {
  const office = markupOf(wholeOf('firm/office.json'));
  expect(count(office, /type="checkbox"/g)).toBe(12); // kinds of files
  expect(office).not.toContain(messages.en.console.site.form.up);
});

test('a post has a field for its picture and, in each language, one for its text with a preview', () => {
  const words = { title: 'Our new office', summary: 'We have moved.', text: 'We **have** moved.' };
  const value = { date: '2026-11-30', author: 'Nimali', img: 'door-0123456789ab.webp', words: { en: words } };
  const markup = markupOf({ place: '', field: fieldOf(formSchema('blog/our-new-office')), value });
  expect(count(markup, /type="file"/g)).toBe(2);
  expect(count(markup, /type="date"/g)).toBe(2);
  expect(markup).toContain('src="/api/console/v1/site/pictures/door-0123456789ab.webp"');
  expect(markup).toContain(messages.en.console.posts.preview.show);
  expect(markup).toContain('We **have** moved.</textarea>');
});
