import { fill } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { ratesOn } from '@formation/money/exchange-rates';
import {
  assumptionKeys,
  isArrival,
  monthlyTotal,
  ownField,
  savesNothing,
  scaleOf,
  type Payouts,
  type Arrival,
} from '@formation/payouts';
import { Button, Icon, Section } from '@formation/ui';
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { NotCounted } from '../../lib/figures/not-counted.tsx';
import { SourcesOnPaper } from '../../lib/figures/sources-on-paper.tsx';
import { HiddenField } from '../../lib/sharing/hidden-field.tsx';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { Embedded } from '../../lib/tool/embedded.ts';
import { BestWay, OwnNumbers } from './best-way.tsx';
import { QuestionForm } from './form/question-form.tsx';
import { Later } from './later/later.tsx';
import { payoutsResult } from './payouts-result.ts';
import { figureNames, type PayoutsWords } from './payouts-words.ts';
import { usePayouts, type Asking, type Carried } from './use-payouts.ts';
import { ScaleNote } from './way-bar.tsx';
import { RefusedWay, WayRow } from './way-row.tsx';
import { WaysBehind } from './ways-behind.tsx';
import { waysFile } from './ways-table.tsx';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './ways.css';

const TaxNote = lazy(() => retryLoad(() => import('./tax-note.tsx').then((chunk) => ({ default: chunk.TaxNote }))));

type ListProps = Readonly<{ answer: Payouts; asking: Asking; words: PayoutsWords }>;

/** The ranked routes, each a line that opens to its breakdown; folded beneath, what a company would not pay for, and what has no amount. */
function Ways({ answer, asking, words }: ListProps) {
  const { result } = words.page;
  const refused = answer.rows.filter((row) => !isArrival(row.answer));
  const behind = answer.rows.filter((row) => savesNothing(row));
  const scale = scaleOf(answer.rows);
  const shared = { scale, asking, words };
  return (
    <div>
      <p className="working-text">{words.working}</p>
      <ScaleNote scale={scale} words={words} />
      <ol className="ways">
        {answer.rows
          .filter((row) => !savesNothing(row))
          .map((row, index) => (
            <WayRow key={row.answer.route} row={row} isFirst={index === 0} {...shared} />
          ))}
      </ol>
      <WaysBehind rows={behind} words={words}>
        {behind.map((row) => (
          <WayRow key={row.answer.route} row={row} isFirst={false} {...shared} />
        ))}
      </WaysBehind>
      {refused.length > 0 && (
        <details open={refused.length === answer.rows.length}>
          <summary>
            {fill(refused.length === 1 ? result.refusedOne : result.refused, { count: refused.length })}
            <Icon name="chevron-down" />
          </summary>
          <ul className="ways">
            {refused.map((row) => (
              <RefusedWay key={row.answer.route} row={row} words={words} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What to lay aside of what the best way brings in a month, to who asks for it. */
function Tax({ asking: { typed, question, answers }, words }: Omit<ListProps, 'answer'>) {
  const [best] = answers;
  if (!typed['tax'] || !best) return undefined;
  const month = monthlyTotal(best.received.value, question.timesAMonth);
  return (
    <Suspense>
      <TaxNote month={month} day={question.day} words={words} />
    </Suspense>
  );
}

type Props = Readonly<{ day: IsoDate; carried: Carried; words: PayoutsWords; isEmbedded?: boolean | undefined }>;

/** Where the numbers of the ways were read, on paper. */
function OnPaper({ answers, words }: Readonly<{ answers: readonly Arrival[]; words: PayoutsWords }>) {
  const figures = answers.map(({ received }) => received);
  return <SourcesOnPaper figures={figures} checked={words.explain.checked} names={figureNames(words)} />;
}

/** The tool of the page: the question, the ways home with every number, backwards, and two ways compared. */
export function PayoutsTool({ day, carried, words, isEmbedded = false }: Props) {
  const { page, sharing, locale } = words;
  const { form, link, ...asking } = usePayouts(day, carried);
  const { question, answer, answers } = asking;
  const ratesOf = shortDay(locale, ratesOn(question.day).from);
  const leftOut = answer.notCounted.map((key) => page.notCounted[key]);
  return (
    <Embedded value={isEmbedded}>
      <form onSubmit={(event) => event.preventDefault()} {...form}>
        <HiddenField name="day" defaultValue={day} />
        {assumptionKeys.map((key) => (
          <HiddenField key={key} name={ownField(key)} defaultValue="" />
        ))}
        <div className="wrap stack ways-top">
          <QuestionForm asking={asking} words={words} />
          <OwnNumbers asking={asking} words={words}>
            <Button look="ghost" onClick={asking.reset}>
              {page.panel.reset}
            </Button>
          </OwnNumbers>
          <Tax asking={asking} words={words} />
          <BestWay asking={asking} words={words} />
        </div>
        <Section id="ways" title={page.result.title} lead={fill(page.notAdvice, { day: ratesOf })}>
          <Ways answer={answer} asking={asking} words={words} />
          <NotCounted words={words} fees={leftOut} />
          <OnPaper answers={answers} words={words} />
          <ShareTools
            words={sharing}
            result={payoutsResult(asking, words)}
            link={link}
            table={() => waysFile({ answers, leftOut, words })}
          />
        </Section>
        <Later asking={asking} words={words} />
      </form>
    </Embedded>
  );
}
