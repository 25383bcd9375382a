import { report } from '../watch/report.ts';
import { type Answer, asJson, type Call } from './command.ts';
import { card } from './table.ts';

/** The report, as a text or for programs. */
export async function doctor(call: Call): Promise<Answer> {
  const found = await report(call);
  if (call.format === 'json') return asJson({ findings: found });
  const text = card(found.map(({ about, state, says }) => [`${state.padEnd(4)} ${about}`, says]));
  return found.some(({ state }) => state === 'bad') ? { refused: text } : { text };
}
