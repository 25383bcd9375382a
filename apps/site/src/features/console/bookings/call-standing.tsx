import { Chip } from '@formation/ui';
import type { Call } from '../api/shapes.ts';
import { useWords } from '../shell/use-words.ts';

/** How a call stands, where that is not simply booked. */
export function CallStanding({ call, now }: Readonly<{ call: Call; now: number }>) {
  const { calls } = useWords();
  if (call.state === 'cancelled') return <Chip tone="warn">{calls.state.cancelled}</Chip>;
  if (call.outcome !== '') return <Chip>{calls.state[call.outcome]}</Chip>;
  if (call.confirmed === '' && Date.parse(call.end) >= now) return <Chip>{calls.state.unconfirmed}</Chip>;
  return Date.parse(call.end) < now && <Chip tone="warn">{calls.state.over}</Chip>;
}
