import { fill } from '@formation/content';
import { Icon } from '@formation/ui';
import type { InitialPublished } from '../load-words.ts';
import { beforeColon } from '../result/before-colon.ts';
import '../../../lib/figures/opened-figure.css';

type Props = Readonly<{
  words: InitialPublished;
  /** What the quick estimate leaves; left out where it stands just above. `of` says what it is, where that does not. */
  estimate?: string;
  of?: string;
  /** What the published fees leave of the same form; undefined until it is known. */
  result: string | undefined;
  onOpen: () => void;
}>;

/** A label of the quick estimate, which says that it is a rule of thumb. */
export const ruleOf = (words: InitialPublished, label: string) => fill(words.ruleOf, { label: beforeColon(label) });

/** The quick estimate beside what the platform's published fees leave; pressed, it opens those. */
export function BothAnswers({ words, estimate, of, result, onOpen }: Props) {
  const name = of === undefined ? words.ruleOfThumb : ruleOf(words, of);
  return (
    <button className="opens both-answers" type="button" onClick={onOpen}>
      <span>
        {estimate !== undefined && (
          <>
            {name} <b>{estimate}</b> ·{' '}
          </>
        )}
        {words.fees} {result !== undefined && <b>{result}</b>}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
