import { fill } from '@formation/content';
import type { CheckId } from '@formation/formation';
import { Chip, Note } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { SourceNamed } from '../../lib/text/source-named.tsx';
import { SourceTitle } from '../../lib/text/source-title.tsx';
import { resultText, type CheckWords } from './check-words.ts';
import type { CheckRequest } from './typed-checks.ts';
import '../../lib/tool/tool.css';

type Props = Readonly<{ id: CheckId; answer: CheckRequest['answer']; words: CheckWords }>;

/** The answer with its rule, since when it holds, and where it was read. */
export function RuleAnswer({ id, answer, words }: Props) {
  const { page, checks, locale } = words;
  if (!answer) return <p className="empty">{page.waiting}</p>;
  const { inForce, source, official, verified } = answer;
  return (
    <div className="stack">
      <Note title={resultText(id, answer, checks)}>
        {inForce && `${fill(checks.inForce, { day: shortDay(locale, inForce) })}.`}
      </Note>
      <p className="fine known">
        {verified ? <Chip tone="ok">{page.seen}</Chip> : <Chip tone="warn">{page.toCheck}</Chip>}
        <span>
          <SourceTitle source={source} />, {fill(page.checkedOn, { day: shortDay(locale, source.checked) })}.
          {!verified && ` ${checks.unverified}`}{' '}
          <a href={official.href}>
            <SourceNamed text={checks.official} title={official.title} />
          </a>
          .
        </span>
      </p>
    </div>
  );
}
