import type { Entry } from '@formation/codes';
import { fill } from '@formation/content';
import { Button, CopyButton, Icon } from '@formation/ui';
import { useRef } from 'react';
import { entryNamed, nameOf } from './code-address.ts';
import type { CodeWords } from './code-words.ts';
import type { CodeEngine } from './engine.ts';
import type { Saved } from './result-list.tsx';

/** As many SIC codes as Companies House takes for one company. */
const MOST_OF_UK = 4;

type Props = Readonly<{
  words: CodeWords;
  engine: CodeEngine;
  kept: Saved;
  link: () => string;
  /** Puts the focus elsewhere, before nothing of this is left. */
  leave: () => void;
}>;

/** The kept codes as lines of text: list, code, title. */
const asText = ({ names }: CodeWords, entries: readonly Entry[]): string =>
  entries.map(({ system, code, title }) => `${names[system]} ${code} ${title}`).join('\n');

function Row({ words, entry, onLetGo }: Readonly<{ words: CodeWords; entry: Entry; onLetGo: () => void }>) {
  return (
    <li>
      <span>
        <b>
          {words.names[entry.system]} <span className="num">{entry.code}</span>
        </b>{' '}
        <span lang="en">{entry.title}</span>
      </span>
      <button
        className="icon-btn"
        type="button"
        aria-label={fill(words.kept.letGo, { code: entry.code })}
        onClick={onLetGo}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

/** Several codes kept together: to copy, to print, and in the page's address. A company states up to four in the UK. */
export function SavedCodes({ words, engine, kept, link, leave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const entries = kept.names.flatMap((name) => {
    const { system, code } = entryNamed(name);
    return engine.find(system, code) ?? [];
  });
  /** The button is gone with the press: the focus waits above those that are left. */
  const letGo = (name: string) => {
    if (entries.length > 1) title.current?.focus();
    else leave();
    kept.toggle(name);
  };
  if (entries.length === 0) return null;
  const { copied, copyBlocked: blocked } = words.search;
  const ofUk = entries.filter(({ system }) => system === 'uk-sic').length;
  return (
    <section className="kept-codes" aria-labelledby="kept-title">
      <h2 className="h3" id="kept-title" tabIndex={-1} ref={title}>
        {words.kept.title}
      </h2>
      <ul>
        {entries.map((entry) => (
          <Row key={nameOf(entry)} words={words} entry={entry} onLetGo={() => letGo(nameOf(entry))} />
        ))}
      </ul>
      {ofUk > 0 && (
        <p className="small" role={ofUk > MOST_OF_UK ? 'alert' : undefined}>
          {fill(ofUk > MOST_OF_UK ? words.kept.tooManyUk : words.kept.ofUk, { count: ofUk, most: MOST_OF_UK })}
        </p>
      )}
      <div className="cluster no-print">
        <CopyButton words={{ copy: words.kept.copy, copied, blocked }} text={() => asText(words, entries)} />
        <CopyButton words={{ copy: words.kept.link, copied, blocked }} text={link} icon="link" />
        <Button look="ghost" small icon="printer" onClick={() => print()}>
          {words.kept.print}
        </Button>
      </div>
    </section>
  );
}
