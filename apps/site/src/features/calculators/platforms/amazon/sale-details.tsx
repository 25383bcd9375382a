import { fill, type Messages } from '@formation/content';
import type { Sale, UnitSale } from '@formation/fees/amazon/quick';
import { moneyText, percentText, shortPercentText, toExactText, type Decimal, type Money } from '@formation/money';
import { LedgerRow, LedgerTotal, Note } from '@formation/ui';
import './amazon.css';

type Words = Messages['calculators']['amazon'];
type Props = Readonly<{ words: Words; sale: Sale; unit: UnitSale }>;

function fulfilmentWhy(
  words: Words['fees']['fulfilmentWhy'],
  { fulfilment, weightLb }: UnitSale,
  tier: Sale['sizeTier'],
) {
  if (fulfilment === 'fbm') return words.merchant;
  if (weightLb.units <= 0n) return words.noWeight;
  return fill(words[tier], { weight: toExactText(weightLb) });
}

const out = (label: string, { value }: Readonly<{ value: Money }>, why?: string) => (
  <LedgerRow label={label} amount={moneyText(value)} tone="out" why={why} />
);

function AmazonFees({ words, sale, unit }: Props) {
  const { referralFee, referralRate, fulfilmentFee, amazonFees, revenue } = sale.lines;
  const referralWhy = fill(words.fees.referralWhy, {
    percent: shortPercentText(referralRate.value),
    price: moneyText(revenue.value),
    category: words.market.categories[unit.category],
  });
  return (
    <div>
      <h3>{words.fees.title}</h3>
      <div className="ledger">
        {out(words.fees.referral, referralFee, referralWhy)}
        {out(words.fees.fulfilment, fulfilmentFee, fulfilmentWhy(words.fees.fulfilmentWhy, unit, sale.sizeTier))}
      </div>
      <LedgerTotal label={words.fees.total} amount={moneyText(amazonFees.value)} />
    </div>
  );
}

function YourCosts({ words, sale }: Readonly<{ words: Words['costs']; sale: Sale }>) {
  const { productCost, shippingToAmazon, marketingCost, storageCost, yourCosts } = sale.lines;
  return (
    <div>
      <h3>{words.title}</h3>
      <div className="ledger">
        {out(words.productCost, productCost)}
        {out(words.shippingToAmazon, shippingToAmazon)}
        {out(words.marketingCost, marketingCost)}
        {out(words.storageCost, storageCost)}
      </div>
      <LedgerTotal label={words.total} amount={moneyText(yourCosts.value)} />
    </div>
  );
}

function PerUnit({ words, sale }: Readonly<{ words: Words['perUnit']; sale: Sale }>) {
  const { revenuePerUnit, costPerUnit, feesPerUnit } = sale.lines;
  return (
    <div>
      <h3>{words.title}</h3>
      <div className="ledger">
        <LedgerRow label={words.revenue} amount={moneyText(revenuePerUnit.value)} />
        <LedgerRow label={words.cost} amount={moneyText(costPerUnit.value)} />
        <LedgerRow label={words.fees} amount={moneyText(feesPerUnit.value)} />
      </div>
    </div>
  );
}

function Analysis({ words, sale }: Readonly<{ words: Words['analysis']; sale: Sale }>) {
  const { netProfit, amazonFees, yourCosts, shippingAndMarketing } = sale.shares;
  const percent = ({ value }: Readonly<{ value: Decimal }>) => percentText(value, 1);
  const values = { profit: percent(netProfit), fees: percent(amazonFees), costs: percent(yourCosts) };
  const isLow = sale.state === 'low';
  const { roiText, noCosts, recommendations } = words;
  const hasCosts = sale.lines.yourCosts.value.units !== 0n;
  const hasShipping = shippingAndMarketing.value.units !== 0n;
  return (
    <div>
      <h3>{words.title}</h3>
      <div className="stack mt-4">
        <Note tone={isLow ? 'bad' : 'good'} title={isLow ? words.low : words.healthy}>
          {fill(isLow ? words.lowText : words.healthyText, values)}{' '}
          {hasCosts ? fill(roiText, { roi: percent(sale.lines.returnOnInvestment) }) : noCosts}
        </Note>
        <ul className="stack muted">
          <li>{recommendations.price}</li>
          <li>
            {hasShipping
              ? fill(recommendations.costs, { percent: percent(shippingAndMarketing) })
              : recommendations.noShipping}
          </li>
          <li>{recommendations.size}</li>
        </ul>
      </div>
    </div>
  );
}

/** The ledger under the figures: fees, costs, one unit, and what to do about it. */
export function SaleDetails({ words, sale, unit }: Props) {
  return (
    <div className="sheet margin details">
      <div className="card-pad">
        <div className="pair">
          <AmazonFees words={words} sale={sale} unit={unit} />
          <YourCosts words={words.costs} sale={sale} />
          <PerUnit words={words.perUnit} sale={sale} />
          <Analysis words={words.analysis} sale={sale} />
        </div>
      </div>
    </div>
  );
}
