import { explainFinding, fill } from '@formation/content';
import type { NameIdeas, RegisterSearch } from '@formation/names';
import { Button, Note } from '@formation/ui';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
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

/** So many names are in the sentence that is shared; the link has all. */
const MOST_SHARED = 5;

/** The first names in a sentence, and the link to all. */
function Share({ words, ideas }: Readonly<{ words: IdeaWords; ideas: NameIdeas }>) {
  const names = ideas.names.slice(0, MOST_SHARED).map(({ name }) => name);
  return <ShareTools words={words.sharing} result={{ answer: names.join(', ') }} link={() => location.href} />;
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
  return (
    <section aria-labelledby="ideas-title">
      <div className="between ideas-head">
        <h2 id="ideas-title">{isEmpty ? results.noneTitle : fill(results.title, { count: ideas.names.length })}</h2>
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
      {!isEmpty && <Share words={words} ideas={ideas} />}
    </section>
  );
}
