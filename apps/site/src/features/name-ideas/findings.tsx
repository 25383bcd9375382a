import { explainFinding, fill, type Messages } from '@formation/content';
import type { Country, Finding, NameCheck, RegisterSearch } from '@formation/names';
import { Chip } from '@formation/ui';
import { SourceTitle } from '../../lib/text/source-title.tsx';
import { writeDay } from '../../lib/text/writing/writing.ts';
import './ideas.css';

export type CheckWords = Messages['nameGenerator']['check'];

const tones = { ok: 'ok', advice: 'ok', 'needs-permission': 'warn', refused: 'warn' } as const;

/** The gravest thing that the rules say, in a few words, and how many rules that is. */
export const verdictText = ({ verdicts }: CheckWords, { verdict, rules }: NameCheck) =>
  fill(verdicts[verdict], { count: rules });

export function VerdictChip({ words, check }: Readonly<{ words: CheckWords; check: NameCheck }>) {
  return <Chip tone={tones[check.verdict]}>{verdictText(words, check)}</Chip>;
}

function SourceLine({ words, dates, finding }: Readonly<{ words: CheckWords; dates: string; finding: Finding }>) {
  const { source, verified } = finding;
  return (
    <small>
      <SourceTitle source={source} words={words.sources} />
      {'. '}
      {fill(verified ? words.read : words.unread, { day: writeDay(dates, source.checked) })}
    </small>
  );
}

/** The lists that the name could not be held against whole. */
function Unread({ words, check }: Readonly<{ words: CheckWords['unreadLists']; check: NameCheck }>) {
  if (check.unread.length === 0) return null;
  return (
    <div className="unread">
      <p>{words.lead}</p>
      <ul>
        {check.unread.map((list) => (
          <li key={list}>{words.lists[list]}</li>
        ))}
      </ul>
      <p>{words.more}</p>
    </div>
  );
}

type Props = Readonly<{
  words: CheckWords;
  /** The language tag in which days are written. */
  dates: string;
  check: NameCheck;
  registers: readonly RegisterSearch[];
}>;

const companiesOf = (registers: readonly RegisterSearch[], country: Country) =>
  registers.filter((register) => register.country === country && register.kind === 'companies');

/** What each rule says of a name and where it says so, and where to ask the register itself. */
export function Findings({ words, dates, check, registers }: Props) {
  return (
    <div className="findings">
      <ul>
        {check.findings.map((finding) => (
          <li key={`${finding.rule} ${finding.reason} ${finding.words.join()}`} className={finding.verdict}>
            <b>{words.rules[finding.rule]}</b> {explainFinding(finding, words.findings)}
            <SourceLine words={words} dates={dates} finding={finding} />
          </li>
        ))}
      </ul>
      <Unread words={words.unreadLists} check={check} />
      <p>{words.registerNote}</p>
      <p className="cluster" lang="en">
        {companiesOf(registers, check.country).map(({ href, office, label }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {office}: {label}
          </a>
        ))}
      </p>
    </div>
  );
}
