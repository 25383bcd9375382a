import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { currencies } from '@formation/money';
import { Note } from '@formation/ui';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import type { Estimate } from '../../quick/estimate.ts';
import { useForm, type OpenForm } from '../../state/use-form.ts';
import { AmazonForm, calculated } from './amazon-form.tsx';
import { typedSale } from './typed-sale.ts';
import './amazon.css';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'>>;
type Props = OpenForm &
  Readonly<{
    day: IsoDate;
    words: Words;
    /** What stands under the key figures. */
    beside: (estimate: Estimate) => ReactNode;
  }>;

/** The result comes in a chunk of its own, once something is typed: it is shown with the first submit. */
const result = () => retryLoad(() => import('./sale-result.tsx'));
const SaleFigures = lazy(() => result().then((chunk) => ({ default: chunk.SaleFigures })));
const SaleLines = lazy(() => result().then((chunk) => ({ default: chunk.SaleLines })));

/** The form proposes no numbers. */
const proposed = {};

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
export function QuickSale({ day, form, onRead, beside, words }: Props) {
  const { initial, typed = initial } = form;
  const fields = useForm({ onRead }, proposed);
  const shown = typed[calculated] === 'on';
  const isTyped = Object.values(typed).some((text) => /\p{Nd}/u.test(text));
  useEffect(() => {
    if (isTyped) void result();
  }, [isTyped]);
  const unit = typedSale(typed);
  const { marketplace, sellingPrice } = unit;
  const symbol = currencies[sellingPrice.currency].sign;
  const shared = { unit, day, words };
  return (
    <>
      {marketplace !== 'us' && <Note tone="plain">{fill(words.amazon.quickNoteAbroad, { symbol })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm words={words.amazon} typed={typed} initial={initial} marketplace={marketplace} form={fields} />
        <Suspense>{shown && <SaleFigures {...shared} beside={(found) => beside({ typed, ...found })} />}</Suspense>
      </div>
      <Suspense>{shown && <SaleLines {...shared} />}</Suspense>
    </>
  );
}
