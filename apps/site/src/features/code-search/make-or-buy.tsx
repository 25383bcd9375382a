import type { Entry, MakeOrBuy } from '@formation/codes';
import { nameOf } from './code-address.ts';
import type { CodeWords } from './code-words.ts';
import './code-search.css';

type Props = Readonly<{ words: CodeWords; both: MakeOrBuy; linkTo: (name: string) => string }>;

type AnswerProps = Readonly<{ title: string; entries: readonly Entry[] }> & Pick<Props, 'words' | 'linkTo'>;

/** One answer with its code in each list, which a link opens. */
function OneAnswer({ title, entries, words, linkTo }: AnswerProps) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {entries.map((entry) => (
          <li key={nameOf(entry)}>
            <a href={linkTo(nameOf(entry))}>
              {words.names[entry.system]} <span className="num">{entry.code}</span>
            </a>{' '}
            <span lang="en">{entry.title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks what decides between two codes when somebody sells a product: whether they make it. */
export function MakeOrBuyQuestion({ words, both, linkTo }: Props) {
  const { title, made, bought, note } = words.makeOrBuy;
  return (
    <section className="make-or-buy" aria-labelledby="make-or-buy">
      <h3 id="make-or-buy">{title}</h3>
      <div className="answers">
        <OneAnswer title={made} entries={both.made} words={words} linkTo={linkTo} />
        <OneAnswer title={bought} entries={both.bought} words={words} linkTo={linkTo} />
      </div>
      <p className="small">{note}</p>
    </section>
  );
}
