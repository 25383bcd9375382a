import { type Call, type Input } from '@formation/console-api';
import { SaveButton } from '../shell/save-button.tsx';
import { useWords } from '../shell/use-words.ts';

type Props<C extends Call> = Readonly<{ call: C; input: Input<C>; name: string }>;

/** Saves the list that is on the screen, all its pages, for a spreadsheet. */
export function CsvButton<C extends Call>({ call, input, name }: Props<C>) {
  const { csv } = useWords();
  return <SaveButton call={call} input={input} fileName={`${name}.csv`} {...csv} />;
}
