import type { CodeAnswer } from '@formation/codes';
import type { SharedResult } from '../../lib/sharing/shared-result.ts';
import { nameOf } from './code-address.ts';
import type { CodeWords } from './code-words.ts';
import { countText } from './result-list.tsx';

/** So many codes are shown on a picture. */
const MOST_LINES = 8;

type Found = Readonly<{ query: string; answers: readonly CodeAnswer[]; open: string | undefined }>;

/** The codes that were found, as they leave the page: the one that stands open, or how many there are. */
export function codesResult(words: CodeWords, { query, answers, open }: Found): SharedResult {
  const line = ({ entry }: CodeAnswer) => [`${words.names[entry.system]} ${entry.code}`, entry.title] as const;
  const opened = answers.find(({ entry }) => nameOf(entry) === open);
  return {
    answer: opened ? line(opened).join(' ') : countText(words, query, answers.length),
    lines: () => answers.slice(0, MOST_LINES).map(line),
  };
}
