import type { Messages } from '@formation/content';
import { netAmount, readAnswers, textsOf, type IsoDate } from '@formation/fees';
import { question, type answer, type Sale } from '@formation/fees/ebay/quick';
import { moneyText } from '@formation/money';
import { Dock } from '@formation/ui';
import type { ReactNode } from 'react';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { useForm, type OpenForm } from '../state/use-form.ts';
import type { Estimate } from './estimate.ts';
import { ListingBreakdown } from './listing-breakdown.tsx';
import { ListingForm } from './listing-form.tsx';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators'];
type Props = OpenForm &
  Readonly<{
    /** The estimate of a sale: eBay's or PayPal's. */
    answer: (sale: Sale, day: IsoDate) => ReturnType<typeof answer>;
    day: IsoDate;
    /** What stands under the result. */
    beside: (estimate: Estimate) => ReactNode;
    words: Readonly<{ listing: Words['listing']; shared: Words['shared'] }>;
  }>;

/** The form proposes no numbers. */
const proposed = {};

/** The calculator of the eBay and the PayPal page: the quick estimate of one sale. */
export function ListingCalculator({ form, onRead, beside, words: { listing, shared }, ...asked }: Props) {
  const { initial, typed = initial } = form;
  const fields = useForm({ onRead }, proposed);
  const { answers } = readAnswers(question, textsOf(question, typed)); // an empty field counts as 0
  const sale = asked.answer(answers, asked.day);
  const profit = moneyText(sale.lines.profit.value);
  return (
    <div className="calc">
      <ListingForm
        words={listing}
        notInQuick={shared.notInQuick}
        readAs={shared.readAs}
        form={fields}
        initial={initial}
      />
      <ListingBreakdown words={listing} shared={shared} sale={sale}>
        {beside({ typed, of: netAmount(sale), notCounted: sale.notCounted })}
      </ListingBreakdown>
      <Spoken text={`${listing.breakdown.profit} ${profit}`} />
      <Dock label={listing.breakdown.profit} amount={profit} href="#result" linkText={shared.seeBreakdown} />
    </div>
  );
}
