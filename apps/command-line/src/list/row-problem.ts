import type { Calculator } from '@formation/fees';
import type { RowFault } from '@formation/fees/lists';
import { faultText } from '../faults.ts';
import { wordsOf } from '../written.ts';

/** What can be chosen in a column, where it is a choice of the platform's question. */
function choicesIn(calculator: Calculator | undefined, column: string): string | undefined {
  const field = calculator?.question.fields.find(({ key }) => key === column);
  return field?.kind === 'choice' ? `is one of ${field.choices.join(', ')}` : undefined;
}

/** Why a row is not counted, in one line. */
export function rowProblem({ column = '', code, detail = '', limit = '' }: RowFault, calculator?: Calculator): string {
  const name = wordsOf(column);
  switch (code) {
    case 'cells':
      return 'more cells than there are columns';
    case 'quotes':
      return 'its quotation marks turn several rows into one cell';
    case 'not-a-day':
      return `${name} is a day that can be read in one way, not "${detail}"`;
    case 'currency-of-row':
      return `it is in ${detail}, and the fees are in ${limit}`;
    case 'two-currencies':
      return 'the payment and the payout are in two currencies';
    case 'not-published':
      return `no table has "${wordsOf(detail)}" for this`;
    case 'out-of-range':
      return `${wordsOf(detail)} is outside what the platform allows`;
    default: {
      const fault = { key: column, code, given: detail, limit };
      return faultText(name, fault, choicesIn(calculator, column));
    }
  }
}
