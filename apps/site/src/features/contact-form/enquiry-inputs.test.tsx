import { messages } from '@formation/content';
import { otherParams } from '@formation/leads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fileFieldWords } from '../../lib/input/file-field/file-field-words.ts';
import { draftFrom } from './enquiry-fields.ts';
import { EnquiryInputs } from './enquiry-inputs.tsx';

const { form } = messages.en.contact;
const noFault = () => ({ fault: '', onInput: () => undefined });
const html = renderToStaticMarkup(
  <EnquiryInputs
    words={form}
    fileFieldWords={fileFieldWords('en')}
    ownServer
    privacyHref="/privacy"
    file={undefined}
    fileFault={undefined}
    faultOf={noFault}
  />,
);
const names = Array.from(html.matchAll(/ name="(\w+)"/g), ([, name]) => name ?? '');

test('whatever an enquiry says has its field in the form', () => {
  expect(names).toEqual(expect.arrayContaining(Object.keys(draftFrom({}))));
});

test('a form that a browser posts without scripts sends what the server knows as ours', () => {
  const sent = Object.fromEntries(names.map((name) => [name, 'typed']));

  expect(otherParams(sent).map(([name]) => name)).toEqual(['email']); // the address: it may come under this name, too
});
