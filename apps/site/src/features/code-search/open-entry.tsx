import type { Entry } from '@formation/codes';
import { fill } from '@formation/content';
import { CopyButton } from '@formation/ui';
import { useEffect } from 'react';
import type { CodeWords } from './code-words.ts';
import type { CodeEngine } from './engine.ts';
import { useOnce } from './use-once.ts';

/** A list longer than this is no answer to "what does it cover?". */
const MOST_SHOWN = 12;

/** So many everyday words tell what is meant. */
const MOST_WORDS = 24;

type ListProps = Readonly<{ title: string; entries: readonly Entry[]; more: string }>;

function Entries({ title, entries, more }: ListProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.slice(0, MOST_SHOWN).map(({ code, title: text }) => (
          <li key={code}>
            <span className="num">{code}</span> <span lang="en">{text}</span>
          </li>
        ))}
        {entries.length > MOST_SHOWN && <li>{fill(more, { count: entries.length - MOST_SHOWN })}</li>}
      </ul>
    </div>
  );
}

/** The everyday words are English, Sinhala and Tamil; a reader needs to know which. */
function languageOf(word: string): 'en' | 'si' | 'ta' {
  if (/\p{Script=Sinhala}/u.test(word)) return 'si';
  return /\p{Script=Tamil}/u.test(word) ? 'ta' : 'en';
}

/** What a form asks for when nothing of its own stands beneath an entry: it, or the code that repeats its title. */
function onForm({ entry: words }: CodeWords, engine: CodeEngine, entry: Entry): string {
  const [only] = engine.children(entry);
  return only ? fill(words.onForm, { code: deepest(engine, only).code }) : words.containsNothing;
}

function deepest(engine: CodeEngine, entry: Entry): Entry {
  const [only] = engine.children(entry);
  return only ? deepest(engine, only) : entry;
}

type Props = Readonly<{ words: CodeWords; engine: CodeEngine; entry: Entry; link: () => string }>;

type Matches = ReturnType<Awaited<ReturnType<CodeEngine['openEquivalents']>>>;

function Match({ words, match: { entry, closeness } }: Readonly<{ words: CodeWords; match: Matches[number] }>) {
  return (
    <li>
      <b>
        {words.names[entry.system]} <span className="num">{entry.code}</span>
      </b>{' '}
      <span lang="en">{entry.title}</span>
      <small>{words.entry.closeness[closeness]}</small>
    </li>
  );
}

/** So many of one list are shown; what is further off helps nobody. */
const MOST_OF_LIST = 6;

function Matches({ words, matches }: Readonly<{ words: CodeWords; matches: Matches }>) {
  if (matches.length === 0) return <p>{words.entry.elsewhereNone}</p>;
  const bySystem = [...Map.groupBy(matches, ({ entry }) => entry.system).values()];
  return (
    <>
      {bySystem.map((some) => (
        <ul key={some[0]?.entry.system}>
          {some.slice(0, MOST_OF_LIST).map((match) => (
            <Match key={match.entry.code} words={words} match={match} />
          ))}
          {some.length > MOST_OF_LIST && <li>{fill(words.entry.more, { count: some.length - MOST_OF_LIST })}</li>}
        </ul>
      ))}
      <p className="small">{words.entry.elsewhereNote}</p>
    </>
  );
}

/** What comes closest elsewhere. The table is fetched when the first entry opens. */
function Elsewhere({ words, engine, entry }: Omit<Props, 'link'>) {
  const [table, want] = useOnce(engine.openEquivalents);
  useEffect(want, [want]);
  const classes = engine.isicClasses(entry);
  return (
    <div>
      <h3>{words.entry.elsewhere}</h3>
      {table.value && <Matches words={words} matches={table.value(entry)} />}
      {classes.length > 0 && <p className="small">{fill(words.entry.isic, { classes: classes.join(', ') })}</p>}
    </div>
  );
}

/** What an entry covers, what stands beside it, and what comes closest in the other countries. */
export function OpenEntry({ words, engine, entry, link }: Props) {
  const { contains, leavesOut, beside, words: everyday } = engine.coverage(entry);
  const { copied, copyBlocked: blocked } = words.search;
  return (
    <div className="more">
      <div className="columns">
        {contains.length === 0 && <p>{onForm(words, engine, entry)}</p>}
        <Entries title={words.entry.contains} entries={contains} more={words.entry.more} />
        {leavesOut.length > 0 && (
          <div>
            <h3>{words.entry.leavesOut}</h3>
            <p lang="en">{leavesOut.join(', ')}</p>
          </div>
        )}
        {everyday.length > 0 && (
          <div>
            <h3>{words.entry.words}</h3>
            <p>
              {everyday.slice(0, MOST_WORDS).map((word, index) => (
                <span key={word} lang={languageOf(word)}>
                  {index > 0 && ', '}
                  {word}
                </span>
              ))}
            </p>
          </div>
        )}
        <Elsewhere words={words} engine={engine} entry={entry} />
        <Entries title={words.entry.beside} entries={beside} more={words.entry.more} />
      </div>
      <CopyButton words={{ copy: words.entry.link, copied, blocked }} text={link} subject={entry.code} icon="link" />
    </div>
  );
}
