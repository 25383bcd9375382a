import type { CostOption } from '../form/cost-option.ts';
import { countOption, type CostSettings } from '../form/count-option.ts';
import { savedCodes, optionCode } from '../form/option-code.ts';
import { optionTitle, type CostWords } from '../result/cost-words.ts';
import type { Column } from './column.ts';

type Beside = Readonly<{ words: CostWords; settings: CostSettings; keepOnly: (codes: string) => void }>;

/** The columns of the comparison: what is in the form, then what is kept beside it and is something else. */
export function columnsOf(
  [option, ...kept]: readonly [CostOption, ...CostOption[]],
  { words, settings, keepOnly }: Beside,
): readonly Column[] {
  const column = (each: CostOption, remove?: () => void): readonly Column[] => {
    const cost = countOption(each, settings);
    return 'refused' in cost
      ? []
      : [{ title: optionTitle(each, words, settings), option: each, cost, ...(remove ? { remove } : {}) }];
  };
  const without = (each: CostOption) => () => keepOnly(savedCodes(kept.filter((other) => other !== each)));
  const others = kept.filter((other) => optionCode(other) !== optionCode(option));
  return [...column(option), ...others.flatMap((each) => column(each, without(each)))];
}
