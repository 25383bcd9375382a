/** The forms of the quick estimates are laid out by hand; what they ask is what their questions ask. */
import { messages } from '@formation/content';
import type { Question } from '@formation/fees';
import { question as amazon } from '@formation/fees/amazon/quick';
import { question as listing } from '@formation/fees/ebay/quick';
import { question as wise } from '@formation/fees/wise/quick';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialPublished } from '../load-words.ts';
import { AmazonForm } from '../platforms/amazon/amazon-form.tsx';
import { QuickTransfer } from '../platforms/wise/quick-transfer.tsx';
import { formWith } from '../state/form-state.ts';
import { ListingForm } from './listing-form.tsx';

const { amazon: amazonWords, listing: listingWords, published, shared, wise: wiseWords } = messages.en.calculators;
const nothing = () => undefined;

const forms: Readonly<Record<string, Readonly<{ question: Question; html: string; elsewhere?: readonly string[] }>>> = {
  'eBay and PayPal': {
    question: listing,
    html: renderToStaticMarkup(
      <ListingForm words={listingWords} notInQuick={shared.notInQuick} readAs={shared.readAs} form={{}} initial={{}} />,
    ),
  },
  Amazon: {
    question: amazon,
    html: renderToStaticMarkup(<AmazonForm words={amazonWords} typed={{}} initial={{}} marketplace="us" form={{}} />),
  },
  Wise: {
    question: wise,
    elsewhere: ['method'], // chosen in a dialog
    html: renderToStaticMarkup(
      <QuickTransfer
        platform="wise"
        locale="en"
        builtOn="2026-11-21"
        day="2026-11-21"
        noSuchDay={false}
        words={{ wise: wiseWords, shared, published: initialPublished(published, 'wise') }}
        form={formWith({})}
        onRead={nothing}
        onDay={nothing}
        onUnpin={undefined}
        onPublished={nothing}
      />,
    ),
  },
};

/** What a form asks: each field with its choices, and which of them is ticked rather than filled in. */
function asksOf(html: string): readonly (readonly [name: string, kind: string, choices: readonly string[]])[] {
  return [...html.matchAll(/<(input|select)\b([^>]*)>((?:<option[^>]*>[^<]*<\/option>)*)/g)].flatMap(
    ([, tag, attributes = '', options = '']) => {
      const [, name] = / name="([^"]*)"/.exec(attributes) ?? [];
      if (name === undefined || / hidden=/.test(attributes)) return []; // chosen by a button or a dialog
      const choices = [...options.matchAll(/ value="([^"]*)"/g)].map(([, value = '']) => value);
      return [[name, tag === 'select' ? 'choice' : attributes.includes('checkbox') ? 'yes' : 'number', choices]];
    },
  );
}

test.each(Object.entries(forms))(
  '%s: the form asks what the question asks',
  (_, { question, html, elsewhere = [] }) => {
    const query = question.fields.map((field) => {
      const kind = field.kind === 'choice' || field.kind === 'yes' ? field.kind : 'number';
      return [field.name, kind, field.kind === 'choice' ? field.choices : []];
    });
    const inForm = query.filter(([name]) => !elsewhere.includes(String(name)));
    const byName = (rows: readonly (readonly unknown[])[]) => new Map(rows.map((row) => [row[0], row]));

    expect(byName(asksOf(html))).toEqual(byName(inForm));
    expect(asksOf(html).length).toBe(inForm.length);
  },
);
