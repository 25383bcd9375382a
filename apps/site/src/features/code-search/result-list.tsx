import type { ChineseTitles, CodeAnswer } from '@formation/codes';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useEffect, useRef } from 'react';
import { returnFocus } from '../../lib/async/outcome.ts';
import { nameOf } from './code-address.ts';
import type { CodeWords } from './code-words.ts';
import type { CodeEngine } from './engine.ts';
import { mostAnswers } from './most-answers.ts';
import { Result } from './result.tsx';
import './code-search.css';

/** So many answers are shown before the visitor asks for the rest. */
const AT_FIRST = 10;

/** How many answers there are, in words. */
export function countText({ search }: CodeWords, query: string, count: number): string {
  if (count === 0) return fill(search.none, { query });
  if (count === 1) return fill(search.countOne, { query });
  return fill(count < mostAnswers ? search.count : search.countMost, { count, query });
}

type Props = Readonly<{
  words: CodeWords;
  engine: CodeEngine;
  answers: readonly CodeAnswer[];
  chinese: ChineseTitles | undefined;
  open: string | undefined;
  onOpen: (name: string | undefined) => void;
  showsAll: boolean;
  onShowAll: () => void;
  linkTo: (name: string) => string;
  kept: Saved;
}>;

/** The codes that are kept, by name, and how one is kept or let go. */
export type Saved = Readonly<{ names: readonly string[]; toggle: (name: string) => void }>;

/** The answers, the closest first. */
export function ResultList({ answers, open, onOpen, showsAll, onShowAll, linkTo, kept, ...rest }: Props) {
  const shown = showsAll ? answers : answers.slice(0, AT_FIRST);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button is gone with the press: what it has brought stands where it was.
    if (showsAll) returnFocus(list.current?.children[AT_FIRST]?.querySelector('button'));
  }, [showsAll]);
  const hidden = answers.length - shown.length;
  return (
    <>
      <ol className="codes" ref={list}>
        {shown.map((answer) => {
          const name = nameOf(answer.entry);
          return (
            <Result
              key={name}
              {...rest}
              answer={answer}
              isOpen={name === open}
              onToggle={() => onOpen(name === open ? undefined : name)}
              link={() => linkTo(name)}
              isSaved={kept.names.includes(name)}
              onKeep={() => kept.toggle(name)}
            />
          );
        })}
      </ol>
      {hidden > 0 && (
        <p className="mt-5">
          <Button look="ghost" onClick={onShowAll}>
            {fill(rest.words.search.showMore, { count: hidden })}
          </Button>
        </p>
      )}
    </>
  );
}
