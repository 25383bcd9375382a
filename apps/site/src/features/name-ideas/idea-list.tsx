import { fill } from '@formation/content';
import type { NameIdeas, RegisterSearch } from '@formation/names';
import { Button, CopyButton, Note } from '@formation/ui';
import { explainFinding } from './explain-finding.ts';
import { Idea, type IdeaWords } from './idea.tsx';
import './ideas.css';

/** What could not be taken as it was typed, and why. */
function Readings({ words: { results: words, check }, ideas }: Readonly<{ words: IdeaWords; ideas: NameIdeas }>) {
  const { readAs, unread, unfit, leftOut } = ideas;
  if (readAs.length + unread.length + unfit.length + leftOut.length === 0) return null;
  return (
    <Note tone="plain">
      {readAs.map(({ meaning, ...read }) =>
        meaning === undefined ? `${fill(words.readAs, read)} ` : `${fill(words.readMeaning, { ...read, meaning })} `,
      )}
      {unread.length > 0 && `${fill(words.unread, { words: unread.join(', ') })} `}
      {unfit.length > 0 && `${fill(words.unfit, { words: unfit.join(', ') })} `}
      {leftOut.map(({ word, finding }) => (
        <span key={word}>
          {fill(words.leftOut, { word })} {explainFinding(finding, check.findings)}{' '}
        </span>
      ))}
    </Note>
  );
}

type Props = Readonly<{
  words: IdeaWords;
  dates: string;
  ideas: NameIdeas;
  registers: readonly RegisterSearch[];
  kept: readonly string[];
  onKeep: (name: string) => void;
  onMore: () => void;
}>;

/** The names that were found, each with its check. */
export function IdeaList({ words, dates, ideas, registers, kept, onKeep, onMore }: Props) {
  const { results } = words;
  const rules = ideas.names[0]?.check.rules;
  const isEmpty = ideas.names.length === 0;
  const linkWords = { copy: results.share, copied: results.copied, blocked: results.blocked };
  return (
    <section aria-labelledby="ideas-title">
      <div className="between ideas-head">
        <h2 id="ideas-title">{isEmpty ? results.noneTitle : fill(results.title, { count: ideas.names.length })}</h2>
        <CopyButton words={linkWords} text={() => location.href} icon="link" />
      </div>
      {rules !== undefined && <p>{fill(results.judged, { count: rules })}</p>}
      <Readings words={words} ideas={ideas} />
      {isEmpty && <p>{results.none}</p>}
      <ol className="ideas" hidden={isEmpty}>
        {ideas.names.map((idea) => (
          <Idea
            key={idea.name}
            words={words}
            dates={dates}
            idea={idea}
            registers={registers}
            isSaved={kept.includes(idea.name)}
            onKeep={() => onKeep(idea.name)}
          />
        ))}
      </ol>
      <p className="mt-5" hidden={isEmpty}>
        <Button look="ghost" icon="plus" onClick={onMore}>
          {results.more}
        </Button>
      </p>
    </section>
  );
}
