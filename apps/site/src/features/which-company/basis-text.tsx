import { fill } from '@formation/content';
import { bases, type Basis, type BasisKey } from '@formation/formation';
import { monthOf, shortDay } from '../../lib/text/dates/short-day.ts';
import type { WhichWords } from './which-words.ts';

type Props = Readonly<{ of: BasisKey; words: Pick<WhichWords, 'locale' | 'which'> }>;

/** What a sentence rests on: how sure it is, where it was read, since when it holds, and when we looked. */
export function BasisText({ of, words: { locale, which } }: Props) {
  const { certainty, checked, title, href, from, dated }: Basis = bases[of];
  const days = [
    dated && fill(which.dated, { day: monthOf(locale, dated) }),
    from && fill(which.from, { day: shortDay(locale, from) }),
    fill(which.checked, { day: shortDay(locale, checked) }),
  ];
  return (
    <>
      {which.certainty[certainty]}
      {href && (
        <>
          :{' '}
          <a href={href} lang="en">
            {title}
          </a>
        </>
      )}
      , {days.filter(Boolean).join(', ')}.
    </>
  );
}
