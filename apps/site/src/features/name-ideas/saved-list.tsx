import { fill, type Messages } from '@formation/content';
import { CopyButton, Icon } from '@formation/ui';
import './ideas.css';

type Words = Messages['nameGenerator']['results'];
type Props = Readonly<{ words: Words; kept: readonly string[]; onLetGo: (name: string) => void }>;

/** The favourites of this visit. */
export function SavedList({ words, kept, onLetGo }: Props) {
  if (kept.length === 0) return null;
  const copyWords = { copy: words.copyAll, copied: words.copied, blocked: words.blocked };
  return (
    <section className="kept" aria-labelledby="kept-title">
      <div className="cluster spread">
        <h2 className="h3" id="kept-title">
          {words.kept}
        </h2>
        <CopyButton words={copyWords} text={kept.join('\n')} />
      </div>
      <ul>
        {kept.map((name) => (
          <li key={name}>
            <span lang="en">{name}</span>
            <button
              className="icon-btn"
              type="button"
              aria-label={fill(words.unfavourite, { name })}
              onClick={() => onLetGo(name)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
