import { fill, type Messages } from '@formation/content';
import type { NameIdea, Origin, RegisterSearch } from '@formation/names';
import { CopyButton, Icon } from '@formation/ui';
import { useState } from 'react';
import { Findings } from './findings.tsx';
import '../../lib/figures/opened-figure.css';

export type IdeaWords = Pick<Messages['nameGenerator'], 'form' | 'results' | 'check'> &
  Readonly<{ sharing: Messages['sharing'] }>;

type Props = Readonly<{
  words: IdeaWords;
  dates: string;
  idea: NameIdea;
  registers: readonly RegisterSearch[];
  isSaved: boolean;
  onKeep: () => void;
}>;

/** Why a name was proposed. */
function Why({ words, origin }: Readonly<{ words: IdeaWords['results']; origin: Origin }>) {
  if (origin.kind === 'typed') return fill(words.fromTyped, { word: origin.word });
  if (origin.kind === 'near') return fill(words.fromNear, origin);
  return (
    <>
      <span lang="en">
        {origin.word}: {origin.meaning}
      </span>{' '}
      ({words.languages[origin.language]})
    </>
  );
}

/** One name with what the rules say of it. It can be kept and copied; the reasons open in place. */
export function Idea({ words: { results, check: checkWords }, dates, idea, registers, isSaved, onKeep }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { name, origin, check } = idea;
  const copyWords = { copy: results.copy, copied: results.copied, blocked: results.blocked };
  return (
    <li>
      <p className="name" lang="en">
        {name}
      </p>
      <button
        className="icon-btn keep"
        type="button"
        aria-pressed={isSaved}
        aria-label={fill(results.favourite, { name })}
        onClick={onKeep}
      >
        <Icon name="star" />
      </button>
      <p className="small muted">
        <Why words={results} origin={origin} />
      </p>
      <div className="cluster">
        <CopyButton words={copyWords} text={name} subject={name} />
        <button className="opens" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{checkWords.why}</span>
          <span className="sr">{name}</span>
          <Icon name="chevron-down" />
        </button>
      </div>
      {isOpen && <Findings words={checkWords} dates={dates} check={check} registers={registers} />}
    </li>
  );
}
