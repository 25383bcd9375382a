import { fill } from '@formation/content';
import type { Source } from '@formation/deadlines';
import { Chip } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { NamedSource } from '../../lib/text/named-source.tsx';
import type { DeadlineWords } from './deadline-words.ts';

type Props = Readonly<{ source: Source; verified: boolean; words: DeadlineWords }>;

/** Where a rule was read and when; marked where it was not read on its own page. */
export function SourceLine({ source, verified, words: { rules, page, locale } }: Props) {
  const day = shortDay(locale, source.checked);
  const read = `, ${fill(page.result.checkedOn, { day })}.${verified ? '' : ` ${rules.unverified}`}`;
  return (
    <>
      {verified ? <Chip tone="ok">{page.result.seen}</Chip> : <Chip tone="warn">{page.result.unseen}</Chip>}
      <span>
        <NamedSource source={source} names={rules.sources} />
        {read}
      </span>
    </>
  );
}
