import { fill } from '@formation/content';
import { readAnswers } from '@formation/fees';
import { inCurrency, moneyText } from '@formation/money';
import { invoiceFor, monthlyTotal, refusedIn, wish, type Question, type RouteKey } from '@formation/payouts';
import { FreeNumberField, SelectField } from '@formation/ui';
import { Spoken } from '../../lib/input/spoken.tsx';
import type { PayoutsWords } from './payouts-words.ts';
import { amountRefused, readAs } from './typed-question.ts';
import '../../lib/tool/tool.css';

type Props = Readonly<{
  wanted: string;
  way: RouteKey;
  ways: readonly RouteKey[];
  question: Question;
  words: PayoutsWords;
}>;

type Answer = ReturnType<typeof invoiceFor>;

function reasonText(answer: Extract<Answer, { refused: string }>, { page }: PayoutsWords): string {
  if (answer.refused === 'not-published') {
    return fill(page.result.missing, { numbers: answer.missing.map((key) => page.assumptions[key]).join('; ') });
  }
  return answer.refused === 'not-offered' ? page.result.notOffered : page.backwards.unreachable;
}

function invoiceText({ amount, received }: Exclude<Answer, { refused: string }>, { question, words: { page } }: Props) {
  const times = question.timesAMonth;
  const month = monthlyTotal(received.value, times);
  const text = times === 1 ? page.backwards.answerOnce : page.backwards.answer;
  return fill(text, { invoice: moneyText(amount.value), times, month: moneyText(month) });
}

type ReplyText = Readonly<{ text: string; isFound?: true; isWrong?: true }>;

/** What is said, whether it is an invoice, and whether what is wanted is refused. */
function said(props: Props): ReplyText {
  const { wanted, way, question, words } = props;
  const { answers, faults } = readAnswers(wish, { wanted });
  if (refusedIn(faults).size > 0) return { text: amountRefused(words.page, 'LKR'), isWrong: true };
  const answer = invoiceFor(inCurrency(answers.wanted, 'LKR'), way, question);
  return 'refused' in answer
    ? { text: reasonText(answer, words) }
    : { text: invoiceText(answer, props), isFound: true };
}

/** From rupees back to the invoice. */
export function Backwards(props: Props) {
  const { ways, words, wanted, way } = props;
  const { backwards, routes } = words.page;
  const { text, isFound, isWrong = false } = said(props);
  return (
    <div className="sheet card-pad">
      <div className="form-grid">
        <FreeNumberField
          name="wanted"
          label={backwards.wanted}
          symbol="Rs"
          defaultValue={wanted}
          readAs={readAs(wanted, words.page.form.readAs)}
          aria-invalid={isWrong}
        />
        <SelectField
          name="way"
          label={backwards.way}
          defaultValue={way}
          options={ways.map((value) => ({ value, label: routes[value].name }))}
        />
      </div>
      <Spoken text={text} />
      <p>
        <b>{text}</b>
      </p>
      {isFound && <p className="fine">{backwards.exact}</p>}
    </div>
  );
}
