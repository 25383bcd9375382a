import { fill } from '@formation/content';
import type { RegisterSearch } from '@formation/names';
import { IdeaList } from './idea-list.tsx';
import type { IdeaWords } from './idea.tsx';
import { NameForm } from './name-form.tsx';
import { SavedList } from './saved-list.tsx';
import { useNameIdeas } from './use-name-ideas.ts';
import { useSavedNames } from './use-saved-names.ts';
import './ideas.css';

type Props = Readonly<{
  words: IdeaWords;
  /** The language tag in which days are written. */
  dates: string;
  registers: readonly RegisterSearch[];
}>;

/** What stands in an empty place, one tap away. */
const anExample = '?industry=tea&keywords=export&style=modern&country=us&seed=example';

/** The name generator: the form, the names it gives, and those kept for this visit. */
export function NameIdeas({ words, dates, registers }: Props) {
  const { form, state, ideas, more } = useNameIdeas();
  const { kept, toggle } = useSavedNames();
  const { results } = words;
  return (
    <div className="naming">
      <NameForm words={words.form} form={form} />
      <div className="stack">
        <p className="sr" role="status">
          {ideas && fill(results.title, { count: ideas.names.length })}
        </p>
        <SavedList words={results} kept={kept} onLetGo={toggle} />
        {ideas ? (
          <IdeaList
            words={words}
            dates={dates}
            ideas={ideas}
            registers={registers}
            kept={kept}
            onKeep={toggle}
            onMore={more}
          />
        ) : (
          <div className="empty">
            <p>{state === 'loading' ? results.loading : words.form.empty}</p>
            <a className="by-script" href={anExample}>
              {words.form.example}
            </a>
            <noscript>
              <p>{results.withoutScript}</p>
            </noscript>
          </div>
        )}
      </div>
    </div>
  );
}
