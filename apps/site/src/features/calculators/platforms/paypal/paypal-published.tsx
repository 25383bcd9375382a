import { useMemo } from 'react';
import type { Messages } from '@formation/content';
import type { Handover } from '../../frame/two-schedules.tsx';
import { PublishedCalculator } from '../../published/published-calculator.tsx';
import { paypalModel } from './paypal-model.ts';

type Props = Handover &
  Readonly<{ words: Readonly<Pick<Messages['calculators'], 'listing' | 'shared' | 'published'>> }>;

/** PayPal's published fees, with the tables that they need. */
export function PaypalPublished({ words, ...handover }: Props) {
  const model = useMemo(() => paypalModel(words), [words]);
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
