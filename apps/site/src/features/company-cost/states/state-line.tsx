import { fill } from '@formation/content';
import type { StateRow, UsKind } from '@formation/formation';
import { moneyText } from '@formation/money';
import type { StateWords } from './state-words.ts';

type Fee = StateRow['formation'];

function FeeCell({ fee, words }: Readonly<{ fee: Fee; words: StateWords }>) {
  if (!fee.amount) return <td>{words.states.notPublished}</td>;
  return (
    <td>
      {moneyText(fee.amount)}
      {fee.status !== 'verified' && <small>{words.page.estimate}</small>}
    </td>
  );
}

/** One state. Its name counts it in the calculator. */
export function StateLine({ row, kind, words }: Readonly<{ row: StateRow; kind: UsKind; words: StateWords }>) {
  const { page, states } = words;
  const { state, name, popular, formation, report, usualYear, agency } = row;
  const note = kind === 'llc' && (states.notes as Readonly<Record<string, string>>)[state]; // some states have one
  return (
    <tr>
      <th scope="row">
        <a href={`${words.costHref}?place=us&state=${state}&kind=${kind}#result`}>{name}</a>
        {popular && <small className="in">{states.popular[popular]}</small>}
        {note && <small>{note}</small>}
      </th>
      <FeeCell fee={formation} words={words} />
      {report === 'no-report' ? <td>{states.noReport}</td> : <FeeCell fee={report} words={words} />}
      <td>
        {usualYear ? moneyText(usualYear) : page.unknown}
        {!usualYear && <small>{fill(states.askAgency, { agency })}</small>}
      </td>
    </tr>
  );
}
