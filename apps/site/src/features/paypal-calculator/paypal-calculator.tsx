import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { CalculatorHead, type HeadWords } from '../../calculator/calculator-head.tsx';
import { ListingCalculator } from '../../listing/listing-calculator.tsx';

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  day: IsoDate;
  quickNote: string;
  words: Readonly<Pick<Calculators, 'listing' | 'shared' | 'published'>>;
}>;

/** The PayPal calculator: the quick estimate of one sale. */
export function PaypalCalculator({ head, day, quickNote, words }: Props) {
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={quickNote} />
      <div className="wrap">
        <ListingCalculator platform="paypal" day={day} words={words} />
      </div>
    </>
  );
}
