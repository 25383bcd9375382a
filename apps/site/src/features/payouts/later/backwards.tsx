import { fill } from '@formation/content';
import { readAnswers } from '@formation/fees';
import { inCurrency, moneyText } from '@formation/money';
import { invoiceFor, monthlyTotal, refusedIn, wish, type Question } from '@formation/payouts';
import { FreeNumberField } from '@formation/ui';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { amountRefused } from '../form/typed-question.ts';
import { refusalText, type PayoutsWords } from '../payouts-words.ts';
import { RouteField, type Choice } from './route-field.tsx';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ wanted: string; way: Choice; question: Question; words: PayoutsWords }>;

type Answer = ReturnType<typeof invoiceFor>;

function reasonText(answer: Extract<Answer, { refused: string }>, words: PayoutsWords): string {
  return 'route' in answer ? refusalText(answer, words) : words.page.backwards.unreachable;
}

function invoiceText({ amount, received }: Exclude<Answer, { refused: string }>, { question, words: { page } }: Props) {
  const times = question.timesAMonth;
  const month = monthlyTotal(received.value, times);
  const text = times === 1 ? page.backwards.answerOnce : page.backwards.answer;
  return fill(text, { invoice: moneyText(amount.value), times, month: moneyText(month) });
}

type ReplyText = Readonly<{ text: string; fault?: string }>;

/** What is said, or why what is wanted is refused. */
function said(props: Props): ReplyText {
  const { wanted, way, question, words } = props;
  const { answers, faults } = readAnswers(wish, { wanted });
  const [fault] = refusedIn(faults).values();
  if (fault) return { text: '', fault: amountRefused(words, fault, 'LKR') };
  const answer = invoiceFor(inCurrency(answers.wanted, 'LKR'), way.route, question);
  return { text: 'refused' in answer ? reasonText(answer, words) : invoiceText(answer, props) };
}

/** From rupees back to the invoice. */
export function Backwards(props: Props) {
  const { words, wanted, way } = props;
  const { backwards, result } = words.page;
  const { text, fault } = said(props);
  return (
    <div className="sheet card-pad">
      <div className="form-grid">
        <FreeNumberField
          name="wanted"
          label={backwards.wanted}
          symbol="Rs"
          defaultValue={wanted}
          fault={fault}
          {...numberEcho(wanted, { kind: 'amount', readBack: words.page.form.readAs })}
        />
        <RouteField name="way" label={backwards.way} choice={way} first={result.best} words={words} />
      </div>
      <Spoken text={text} />
      <p>
        <b>{text}</b>
      </p>
    </div>
  );
}
