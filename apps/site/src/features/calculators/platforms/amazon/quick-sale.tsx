import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { currencies } from '@formation/money';
import { Note } from '@formation/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import { useTyped, type Typed } from '../../../../lib/typed/use-typed.ts';
import type { Estimate } from '../../quick/estimate.ts';
import { AmazonForm } from './amazon-form.tsx';
import { typedSale } from './typed-sale.ts';
import './amazon.css';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'>>;
type Props = Readonly<{
  day: IsoDate;
  words: Words;
  /** What the form of the published fees, or the address, hands over. */
  carried: Typed;
  onTyped: (typed: Typed) => void;
  onChosen: () => void;
  /** What stands under the key figures. */
  beside: (estimate: Estimate) => ReactNode;
}>;

/** The result comes in a chunk of its own, once something is typed: it is shown with the first submit. */
const result = () => retryLoad(() => import('./sale-result.tsx'));
const SaleFigures = lazy(() => result().then((chunk) => ({ default: chunk.SaleFigures })));
const SaleLines = lazy(() => result().then((chunk) => ({ default: chunk.SaleLines })));

/** Stands among what is typed once the result was asked for. */
const asked = 'asked';

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
export function QuickSale({ day, carried, onTyped, onChosen, beside, words }: Props) {
  const { typed, form } = useTyped(carried);
  const [shown, setShown] = useState(carried[asked] !== undefined);
  const isTyped = Object.values(typed).some((text) => /\p{Nd}/u.test(text));
  useEffect(() => {
    if (isTyped) void result();
  }, [isTyped]);
  onTyped({ ...typed, ...(shown && { [asked]: 'on' }) });
  const unit = typedSale(typed);
  const { marketplace, sellingPrice } = unit;
  const symbol = currencies[sellingPrice.currency].sign;
  const shared = { unit, day, words };
  const show = () => {
    setShown(true);
    onChosen();
  };
  return (
    <>
      {marketplace !== 'us' && <Note tone="plain">{fill(words.amazon.quickNoteAbroad, { symbol })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm
          words={words.amazon}
          typed={typed}
          carried={carried}
          marketplace={marketplace}
          form={form}
          onSubmit={show}
        />
        <Suspense>{shown && <SaleFigures {...shared} beside={(found) => beside({ typed, ...found })} />}</Suspense>
      </div>
      <Suspense>{shown && <SaleLines {...shared} />}</Suspense>
    </>
  );
}
