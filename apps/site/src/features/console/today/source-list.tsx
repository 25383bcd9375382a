import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { SourceVisits } from '../api/shapes.ts';
import { ago } from '../bookings/times.ts';
import { Folded } from '../shell/folded.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

type Report = NonNullable<SourceVisits>;
type Finding = Report['findings'][number];

/** So many sentences tell whether the page has to be read. */
const SHOWN = 3;

function Sentences({ changes }: Pick<Finding, 'changes'>) {
  const { sources: own } = useWords().today;
  return (
    <>
      {changes.slice(0, SHOWN).map(({ was, now }) => (
        <div key={was} className="stack">
          <p className="plain-text">{fill(own.was, { text: was })}</p>
          <p className="plain-text">{now === null ? own.nothingLike : fill(own.now, { text: now })}</p>
        </div>
      ))}
      {changes.length > SHOWN && <p className="small muted">{fill(own.more, { count: changes.length - SHOWN })}</p>}
    </>
  );
}

function Row({ finding }: Readonly<{ finding: Finding }>) {
  const locale = useLocale();
  const { sources: own } = useWords().today;
  const { kind, title, url, since, found, to } = finding;
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <Chip>{own.kinds[kind]}</Chip>
        <a href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
        <span className="small muted">
          {fill(own.between, { since: dayText(locale, since), found: dayText(locale, found) })}
        </span>
      </p>
      {to !== null && <p className="plain-text">{fill(own.to, { address: to })}</p>}
      <Sentences changes={finding.changes} />
    </li>
  );
}

/** Which pages that we cite are no longer as somebody read them, with both texts. */
export function SourceList({ report }: Readonly<{ report: SourceVisits }>) {
  const locale = useLocale();
  const { sources: own } = useWords().today;
  if (report === null) return <p>{own.never}</p>;
  const { visited, pages, same, unseen, findings } = report;
  return (
    <>
      <p>
        {fill(own.same, { pages, same, time: ago(locale, visited) })}{' '}
        {unseen.length > 0 && fill(own.unseen, { count: unseen.length })}
      </p>
      {findings.length > 0 && (
        <>
          <Folded summary={fill(own.summary, { count: findings.length })}>
            {findings.map((finding) => (
              <Row key={finding.url} finding={finding} />
            ))}
          </Folded>
          <p className="small muted">{own.read}</p>
        </>
      )}
    </>
  );
}
