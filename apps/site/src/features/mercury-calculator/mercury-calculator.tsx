import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { useMemo } from 'react';
import type { HeadWords } from '../../calculator/calculator-head.tsx';
import { OneSchedule } from '../../calculator/one-schedule.tsx';
import { mercuryModel } from './mercury-model.ts';

type Words = Readonly<Pick<Messages['calculators'], 'published' | 'shared'>>;
type Props = Readonly<{ head: HeadWords; day: IsoDate; words: Words }>;

export function MercuryCalculator({ head, day, words }: Props) {
  const { note, title, result } = words.published.mercury;
  const model = useMemo(() => mercuryModel(words.published), [words]);
  return (
    <OneSchedule head={head} builtOn={day} words={words} note={note} title={title} resultTitle={result} model={model} />
  );
}
