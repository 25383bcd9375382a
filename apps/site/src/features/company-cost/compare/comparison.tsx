import { ShareTools } from '../../../lib/sharing/share-tools.tsx';
import type { CostOption } from '../form/cost-option.ts';
import type { CostSettings } from '../form/count-option.ts';
import { savedCodes, savedOptions, MOST_KEPT, optionCode } from '../form/option-code.ts';
import { costJson } from '../result/cost-json.ts';
import { comparedCosts } from '../result/cost-result.ts';
import { costTable } from '../result/cost-table.ts';
import type { CostWords } from '../result/cost-words.ts';
import { columnsOf } from './columns-of.ts';
import { SideBySide } from './side-by-side.tsx';

type Props = Readonly<{
  words: CostWords;
  option: CostOption;
  /** The options that stand beside the form, as its hidden field holds them, and how they are put there. */
  kept: Readonly<{ codes: string; put: (codes: string) => void }>;
  settings: CostSettings;
  link: () => string;
}>;

/** The option in the form beside those that were kept, with what can be done with all of them. */
export function Comparison({ words, option, kept: { codes, put }, settings, link }: Props) {
  const saved = savedOptions(codes);
  const columns = columnsOf([option, ...saved], { words, settings, keepOnly: put });
  const keep = {
    isFull: saved.length >= MOST_KEPT,
    isSaved: saved.some((other) => optionCode(other) === optionCode(option)),
    now: () => put(savedCodes([...saved, option])),
  };
  return (
    <SideBySide words={words} columns={columns} settings={settings} keep={keep}>
      <ShareTools
        words={words.sharing}
        result={comparedCosts(columns, settings)}
        link={link}
        table={() => costTable(columns, words)}
        data={() => costJson(columns, settings, words.sources)}
      />
    </SideBySide>
  );
}
