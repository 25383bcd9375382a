import type { Messages } from '@formation/content';
import { ebay, paypal, type IsoDate } from '@formation/fees';
import { moneyText, readAmount } from '@formation/money';
import { Dock } from '@formation/ui';
import { useTyped, type Typed } from '../../../lib/typed/use-typed.ts';
import { ListingBreakdown } from './listing-breakdown.tsx';
import { ListingForm } from './listing-form.tsx';
import '../../../lib/tool/tool.css';

type Words = Messages['calculators'];
type Props = Readonly<{
  platform: 'ebay' | 'paypal';
  day: IsoDate;
  /** What another form, or the address, hands over. */
  carried?: Typed;
  onTyped?: (typed: Typed) => void;
  words: Readonly<{ listing: Words['listing']; shared: Words['shared'] }>;
}>;

const sales = { ebay: ebay.sale, paypal: paypal.sale };

/** The four prices as typed; an empty field counts as 0. */
const pricesFrom = (typed: Typed) => {
  const price = (name: string) => readAmount(typed[name] ?? '', 'USD');
  return {
    soldPrice: price('soldPrice'),
    shippingPrice: price('shippingPrice'),
    itemCost: price('itemCost'),
    shippingCost: price('shippingCost'),
  };
};

const nothing: Typed = {};

/** The calculator of the eBay and the PayPal page: the quick estimate of one sale. */
export function ListingCalculator({ platform, day, carried = nothing, onTyped, words: { listing, shared } }: Props) {
  const { typed, form } = useTyped(carried);
  onTyped?.(typed);
  const sale = sales[platform](pricesFrom(typed), day);
  const profit = moneyText(sale.lines.profit.value);
  return (
    <div className="calc">
      <ListingForm words={listing} notInQuick={shared.notInQuick} form={form} carried={carried} />
      <ListingBreakdown words={listing} shared={shared} sale={sale} />
      <p className="sr" role="status">
        {listing.breakdown.profit} {profit}
      </p>
      <Dock label={listing.breakdown.profit} amount={profit} href="#result" linkText={shared.seeBreakdown} />
    </div>
  );
}
