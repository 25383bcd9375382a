import type { Messages } from '@formation/content';
import { useMemo } from 'react';
import type { Handover } from '../../frame/two-schedules.tsx';
import { PublishedCalculator } from '../../published/published-calculator.tsx';
import { wiseModel } from './wise-model.ts';

type Props = Handover & Readonly<{ words: Readonly<Pick<Messages['calculators'], 'wise' | 'shared' | 'published'>> }>;

/** Wise's published fees, with the tables that they need. */
export function WisePublished({ words, ...handover }: Props) {
  const model = useMemo(() => wiseModel(words), [words]);
  return (
    <PublishedCalculator
      model={model}
      words={words}
      title={words.wise.card}
      resultTitle={words.wise.breakdown.card}
      {...handover}
    />
  );
}
