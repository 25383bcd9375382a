import { fill } from '@formation/content';
import type { Line } from '@formation/fees';
import { moneyText, percentText, toText, type Currency, type Money } from '@formation/money';
import { routeOf, type Arrival, type Step } from '@formation/payouts';
import { Flag } from '@formation/ui';
import { OpenedFigure } from '../../lib/figures/opened-figure.tsx';
import { OwnField } from './form/own-field.tsx';
import { ownTrace } from './own-trace.ts';
import { figureNames, routeWords, type PayoutsWords } from './payouts-words.ts';
import type { Asking } from './use-payouts.ts';
import '../../lib/figures/opened-figure.css';
import '../../lib/page/route.css';

/** What goes out has a minus, and nothing has none. */
export const negative = <C extends Currency>(amount: Money<C>): Money<C> => ({ ...amount, units: -amount.units });

type Shared = Readonly<{ asking: Asking; words: PayoutsWords }>;

function Leg({ step, asking, words }: Shared & Readonly<{ step: Step }>) {
  const { page, explain } = words;
  const figure: Line = step.takes ?? step.after;
  const label = page.steps[step.step];
  const amount = step.takes ? moneyText(negative(step.takes.value)) : step.rate && `× ${toText(step.rate.value, 4)}`;
  return (
    <li className="leg">
      <details>
        <summary>
          <span className="opening">{label}</span>
          <span className={step.takes ? 'amt out' : 'amt'}>{amount}</span>
        </summary>
        <div className="working explain">
          <OpenedFigure figure={ownTrace(figure)} words={explain} names={figureNames(words)} />
        </div>
        <div className="no-print">
          {step.keys.map((key) => (
            <OwnField key={key} at={key} asking={asking} words={words} />
          ))}
        </div>
      </details>
    </li>
  );
}

/** Where the money is, before the legs that happen there. */
function Stop({ step, words }: Readonly<{ step: Step; words: PayoutsWords }>) {
  return (
    <li className="stop">
      <b>{words.page.stops[step.at]}</b>
      <span className="amt">{moneyText(step.before.value)}</span>
    </li>
  );
}

/** The money is with who pays. */
const atPayer: ReadonlySet<Step['at']> = new Set(['client', 'marketplace'] as const);

/** One way as a ledger page, from the client to the account: every line opens to its formula and its sources. */
export function WayLedger({ answer, asking, words }: Shared & Readonly<{ answer: Arrival }>) {
  const { page } = words;
  const { route, steps, amount, received, share } = answer;
  const { platform } = routeOf(route);
  const title = fill(page.result.ledgerOf, { route: routeWords(route, words).name });
  return (
    <figure className="sheet lift margin route" aria-label={title}>
      <ol>
        <li className="stop">
          <b>{platform ? page.form.payers[platform] : page.stops.client}</b>
          <span className="amt">{moneyText(amount.value)}</span>
        </li>
        {steps.flatMap((step, index) => {
          const isNew = !atPayer.has(step.at) && step.at !== steps[index - 1]?.at;
          return [
            ...(isNew ? [<Stop key={`${index} stop`} step={step} words={words} />] : []),
            <Leg key={index} step={step} asking={asking} words={words} />,
          ];
        })}
        <li className="stop land">
          <b>
            <Flag name="lk" />
            {page.result.arrives}
          </b>
          <span className="amt in">{fill(page.result.kept, { percent: percentText(share.value, 1) })}</span>
        </li>
      </ol>
      <div className="total">
        <span className="label">{page.result.arrives}</span>
        <span className="amt">{moneyText(received.value)}</span>
      </div>
    </figure>
  );
}
