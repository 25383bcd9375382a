import { fill } from '@formation/content';
import type { CompanyCost } from '@formation/formation';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { NamedSource } from '../../../lib/text/named-source.tsx';
import type { CostWords } from './cost-words.ts';

type Source = NonNullable<CompanyCost['lines'][number]['source']>;

/** Where an amount was read, and when. */
export function CheckedSource({ source, words }: Readonly<{ source: Source; words: CostWords }>) {
  const { page, locale } = words;
  return (
    <span>
      <NamedSource source={source} names={words.sources} />
      {`, ${fill(page.result.checkedOn, { day: shortDay(locale, source.checked) })}`}
    </span>
  );
}
