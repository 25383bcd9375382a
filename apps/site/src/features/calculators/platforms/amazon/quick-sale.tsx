import { fill, type Messages } from '@formation/content';
import { currencies } from '@formation/money';
import { Note } from '@formation/ui';
import { lazy, Suspense, useEffect } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import { hasNumber } from '../../../../lib/input/use-typed.ts';
import type { InitialPublished } from '../../load-words.ts';
import type { Estimate, QuickProps } from '../../quick/estimate.ts';
import { useBeside } from '../../quick/use-beside.ts';
import { useForm } from '../../state/use-form.ts';
import { AmazonForm, calculated } from './amazon-form.tsx';
import { forPublished, forQuick } from './carried-sale.ts';
import { typedSale } from './typed-sale.ts';
import './amazon.css';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'> & { published: InitialPublished }>;
type Props = QuickProps & Readonly<{ words: Words }>;

/** The result comes in a chunk of its own, once something is typed: it is shown with the first submit. */
const result = () => retryLoad(() => import('./sale-result.tsx'));
const SaleFigures = lazy(() => result().then((chunk) => ({ default: chunk.SaleFigures })));
const SaleLines = lazy(() => result().then((chunk) => ({ default: chunk.SaleLines })));

/** The form proposes no numbers. */
const proposed = {};

/** The quick estimate of one unit. Its result is shown after the first submit, and follows the form from then on. */
export function QuickSale({ form, onRead, words, ...rest }: Props) {
  const { day, onPublished } = rest;
  const initial = forQuick(form.initial);
  const { typed = initial } = form;
  const fields = useForm({ onRead }, proposed);
  const shown = typed[calculated] === 'on';
  const isTyped = hasNumber(typed);
  useEffect(() => {
    if (isTyped) void result();
  }, [isTyped]);
  const beside = useBeside(rest, shown);
  const carried = forPublished(typed);
  const both = { words: words.published, result: beside?.result(carried, day), onOpen: () => onPublished('see') };
  const unit = typedSale(typed);
  const { marketplace, sellingPrice } = unit;
  const symbol = currencies[sellingPrice.currency].sign;
  const sale = { unit, day: rest.builtOn, words, both };
  const parts = (found: Omit<Estimate, 'typed'>) =>
    beside?.parts({ ...found, typed: carried, day, shared: words.shared, onPublished });
  return (
    <>
      {marketplace !== 'us' && <Note tone="plain">{fill(words.amazon.quickNoteAbroad, { symbol })}</Note>}
      <div className={shown ? 'calc' : 'calc alone'}>
        <AmazonForm words={words.amazon} typed={typed} initial={initial} marketplace={marketplace} form={fields} />
        <Suspense>{shown && <SaleFigures {...sale} parts={parts} />}</Suspense>
      </div>
      <Suspense>{shown && <SaleLines {...sale} />}</Suspense>
    </>
  );
}
