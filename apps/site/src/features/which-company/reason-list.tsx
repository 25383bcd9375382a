import { fill } from '@formation/content';
import type { Because } from '@formation/formation';
import { Icon } from '@formation/ui';
import type { WhichWords } from './which-words.ts';
import './which-company.css';

type Props = Readonly<{
  words: WhichWords;
  side: 'for' | 'against';
  reasons: readonly Because[];
  /** Where a reason comes from, in words. */
  origin: (because: Because) => string;
  heading: 'h3' | 'h4';
}>;

/** What speaks for an outcome, or against it. Nothing is shown when nothing does. */
export function ReasonList({ words: { which }, side, reasons, origin, heading: Heading }: Props) {
  if (reasons.length === 0) return null;
  return (
    <div>
      <Heading className="small">{side === 'for' ? which.speaksFor : which.speaksAgainst}</Heading>
      <ul className={side === 'for' ? 'because' : 'because against'}>
        {reasons.map((because, index) => (
          <li key={index}>
            <Icon name={side === 'for' ? 'plus' : 'minus'} />
            <span>
              {which.reasons[because.reason]} <small>{origin(because)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The origin of a reason in the visitor's own answers. */
export const becauseOf = (answer: string, { which }: WhichWords) => fill(which.because, { answer });
