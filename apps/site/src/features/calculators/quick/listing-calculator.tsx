import type { Messages } from '@formation/content';
import { netAmount, quickReading, readAnswers, textsOf, type IsoDate } from '@formation/fees';
import { question, type answer, type Sale } from '@formation/fees/ebay/quick';
import { moneyText } from '@formation/money';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { hasNumber } from '../../../lib/input/use-typed.ts';
import type { InitialPublished } from '../load-words.ts';
import { useForm } from '../state/use-form.ts';
import { BothAnswers } from './both-answers.tsx';
import type { QuickProps } from './estimate.ts';
import { ListingBreakdown } from './listing-breakdown.tsx';
import { ListingForm } from './listing-form.tsx';
import { QuickDock } from './quick-dock.tsx';
import { useBeside } from './use-beside.ts';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators'];
type Props = QuickProps &
  Readonly<{
    /** The estimate of a sale: eBay's or PayPal's. */
    answer: (sale: Sale, day: IsoDate) => ReturnType<typeof answer>;
    words: Readonly<{ listing: Words['listing']; shared: Words['shared']; published: InitialPublished }>;
  }>;

/** The form proposes no numbers. */
const proposed = {};

/** The calculator of the eBay and the PayPal page: the quick estimate of one sale. */
export function ListingCalculator({ form, onRead, words, ...rest }: Props) {
  const { listing, shared, published } = words;
  const { initial, typed = initial } = form;
  const { day, onPublished } = rest;
  const fields = useForm({ onRead }, proposed);
  const beside = useBeside(rest, hasNumber(typed));
  const result = beside?.result(typed, day);
  const { answers } = readAnswers(question, textsOf(question, typed), quickReading); // an empty field counts as 0
  const sale = rest.answer(answers, rest.builtOn);
  const profit = moneyText(sale.lines.profit.value);
  const both = { words: published, result, onOpen: () => onPublished('see') };
  const under = { typed, of: netAmount(sale), notCounted: sale.notCounted, day, shared, onPublished };
  return (
    <div className="calc">
      <ListingForm
        words={listing}
        notInQuick={shared.notInQuick}
        readAs={shared.readAs}
        form={fields}
        initial={initial}
      />
      <ListingBreakdown
        words={listing}
        shared={shared}
        sale={sale}
        working={published.working}
        both={<BothAnswers estimate={profit} {...both} />}
      >
        {beside?.parts(under)}
      </ListingBreakdown>
      <Spoken text={`${listing.breakdown.profit} ${profit}`} />
      <QuickDock label={listing.breakdown.profit} amount={profit} linkText={shared.seeBreakdown} {...both} />
    </div>
  );
}
