import type { Messages } from '@formation/content';
import { useMemo } from 'react';
import type { Handover } from '../../frame/two-schedules.tsx';
import { PublishedCalculator } from '../../published/published-calculator.tsx';
import { ebayModel } from './ebay-model.ts';

type Calculators = Messages['calculators'];
type Props = Handover & Readonly<{ words: Readonly<Pick<Calculators, 'listing' | 'shared' | 'published'>> }>;

/** eBay's published fees, with the tables that they need. */
export function EbayPublished({ words, ...handover }: Props) {
  const model = useMemo(() => ebayModel(words), [words]);
  return (
    <PublishedCalculator
      model={model}
      words={words}
      title={words.listing.card}
      resultTitle={words.listing.breakdown.card}
      {...handover}
    />
  );
}
