import { places } from '@formation/formation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { counted } from '../result/count-costs.ts';
import { ForgottenFees } from '../result/forgotten-fees.tsx';
import { LineWhy } from '../result/line-why.tsx';
import { wordsFor } from '../result/words-for.ts';

/** The elements that are marked as English where a page says what companies of a place cost. */
function markedEnglish(locale: 'si' | 'ta', place: string): readonly string[] {
  const words = wordsFor(locale);
  const { option, cost, settings } = counted({ place }, '2026-11-28');
  const shown = renderToStaticMarkup(
    <>
      {cost.lines.map((line) => (
        <LineWhy key={line.key} line={line} words={words} />
      ))}
      <ForgottenFees words={words} form={option.form} settings={settings} />
    </>,
  );
  return [...shown.matchAll(/<(\w+)[^>]* lang="en"/g)].map(([, element = '']) => element);
}

test.each(['si', 'ta'] as const)(
  'what is English in a cost of %s is the title of a page, and leads to it',
  (locale) => {
    const marked = places.flatMap((place) => markedEnglish(locale, place));

    expect(marked.length).toBeGreaterThan(0);
    expect(new Set(marked)).toEqual(new Set(['a']));
  },
);
