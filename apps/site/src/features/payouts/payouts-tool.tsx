import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { moneyText } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import {
  isArrival,
  keysUsedBy,
  routeKeys,
  routesFor,
  type Arrival,
  type Payouts,
  type Question,
  type RouteKey,
} from '@formation/payouts';
import { Dock, Icon, Section } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import { KeptField } from '../../lib/sharing/kept-field.tsx';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { choice } from '../../lib/typed/choice.ts';
import type { Typed } from '../../lib/typed/use-typed.ts';
import { AssumptionsPanel } from './assumptions-panel.tsx';
import { Backwards } from './backwards.tsx';
import { BreakEven } from './break-even.tsx';
import type { PayoutsWords } from './payouts-words.ts';
import { QuestionForm } from './question-form.tsx';
import { TaxNote } from './tax-note.tsx';
import { usePayouts } from './use-payouts.ts';
import { RefusedWay, WayRow } from './way-row.tsx';
import { waysFile, WaysTable } from './ways-table.tsx';
import '../../lib/tool/printed-tool.css';
import './ways.css';

type Props = Readonly<{ day: IsoDate; words: PayoutsWords }>;

type ListProps = Readonly<{ answer: Payouts; question: Question; words: PayoutsWords }>;

/** The ranked ways, each a line that opens to its ledger; those that cannot be computed stand folded beneath. */
function Ways({ answer, question, words }: ListProps) {
  const { result } = words.page;
  const refused = answer.rows.filter((row) => !isArrival(row.answer));
  return (
    <>
      <ol className="ways">
        {answer.rows.map(
          (row, index) =>
            isArrival(row.answer) && (
              <WayRow key={row.answer.route} row={row} rank={index + 1} question={question} words={words} />
            ),
        )}
      </ol>
      {refused.length > 0 && (
        <details open={refused.length === answer.rows.length}>
          <summary className="cluster">
            {fill(result.refused, { count: refused.length })}
            <Icon name="chevron-down" />
          </summary>
          <ul className="ways">
            {refused.map((row) => (
              <RefusedWay key={row.answer.route} row={row} words={words} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Best({ best, words: { page } }: Readonly<{ best: Arrival | undefined; words: PayoutsWords }>) {
  if (!best) return <p role="status">{page.result.none}</p>;
  const amount = moneyText(best.received.value);
  const route = page.routes[best.route].name;
  return (
    <>
      <p className="sr" role="status">
        {fill(page.result.status, { route, amount })}
      </p>
      <Dock label={route} amount={amount} href="#ways" linkText={page.result.open} />
    </>
  );
}

const pick = (name: string | undefined) => choice([...routeKeys] as [RouteKey, ...RouteKey[]], name); // never empty

/** Backwards, and two ways against one another. */
function Solved({ typed, ...shared }: Readonly<{ typed: Typed; question: Question; words: PayoutsWords }>) {
  const { backwards, breakEven } = shared.words.page;
  return (
    <>
      <Section title={backwards.title}>
        <Backwards wanted={typed['wanted'] ?? ''} way={pick(typed['way'])} ways={routeKeys} {...shared} />
      </Section>
      <Section title={breakEven.title} wash>
        <BreakEven one={pick(typed['one'])} other={pick(typed['other'])} ways={routeKeys} {...shared} />
      </Section>
    </>
  );
}

/** The tool of the page: the question, the ways home, every number, backwards, and two ways against one another. */
export function PayoutsTool({ day, words }: Props) {
  const { page, sharing, locale } = words;
  const { typed, form, link, question, answer, answers, reset } = usePayouts(day);
  const ratesOf = shortDay(locale, ratesOn(question.day).from);
  const [best] = answers;
  return (
    <form onSubmit={(event) => event.preventDefault()} {...form}>
      <KeptField name="day" atFirst={day} />
      <div className="wrap stack ways-top">
        <QuestionForm words={words} />
        {typed['tax'] && best && <TaxNote best={best} question={question} words={words} />}
        <Best best={best} words={words} />
      </div>
      <Section id="ways" title={page.result.title} lead={fill(page.notAdvice, { day: ratesOf })}>
        <Ways answer={answer} question={question} words={words} />
        <ShareTools words={sharing} link={link} table={() => waysFile({ answers, words })} />
      </Section>
      <Section title={page.panel.title} lead={page.panel.lead} wash>
        <AssumptionsPanel
          assumptions={answer.assumptions}
          used={keysUsedBy(routesFor(question))}
          words={words}
          day={day}
          onReset={reset}
        />
      </Section>
      <Solved typed={typed} question={question} words={words} />
      <Section title={page.result.tableTitle}>
        <WaysTable answers={answers} words={words} />
      </Section>
    </form>
  );
}
