import { fill, type Messages } from '@formation/content';
import type { Sale } from '@formation/fees/amazon/quick';
import { moneyText, shortPercentText, type Decimal } from '@formation/money';
import { Spoken } from '../../../../lib/input/spoken.tsx';
import './amazon.css';

type Words = Messages['calculators']['amazon']['metrics'];

const tone = ({ units }: Decimal) => (units < 0n ? 'out' : 'in');

const percent = (value: Decimal) => `${shortPercentText(value)}%`;

function tilesOf(words: Words, { lines }: Sale) {
  const side = tone(lines.netProfit.value); // a share of a revenue below 0 is above 0 where money is lost
  return [
    { label: words.netProfit, text: moneyText(lines.netProfit.value), tone: side },
    { label: words.profitMargin, text: percent(lines.profitMargin.value), tone: side },
    { label: words.roi, text: percent(lines.returnOnInvestment.value), tone: side },
    { label: words.totalRevenue, text: moneyText(lines.revenue.value) },
    { label: words.totalCosts, text: moneyText(lines.totalCosts.value) },
  ];
}

/** Profit, margin and return, green from 0 up and red below; beside them revenue and costs. */
export function KeyMetrics({ words, sale }: Readonly<{ words: Words; sale: Sale }>) {
  const { netProfit, profitMargin, returnOnInvestment } = sale.lines;
  const summary = fill(words.summary, {
    netProfit: moneyText(netProfit.value),
    margin: shortPercentText(profitMargin.value),
    roi: shortPercentText(returnOnInvestment.value),
  });
  return (
    <section aria-labelledby="metrics-title" id="result">
      <h2 id="metrics-title" className="title">
        {words.title}
      </h2>
      <div className="cq">
        <dl className="kpis">
          {tilesOf(words, sale).map(({ label, text, tone: className }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={className}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Spoken text={summary} />
    </section>
  );
}
