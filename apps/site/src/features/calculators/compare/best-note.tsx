import { Note } from '@formation/ui';
import { bestText, type BestProps } from './best-text.ts';

/** Which column leaves most, or why none is named. */
export function BestNote(props: BestProps) {
  const best = bestText(props);
  return best && <Note tone={best.tone}>{best.text}</Note>;
}
