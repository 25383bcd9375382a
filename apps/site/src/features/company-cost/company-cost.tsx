import type { IsoDate } from '@formation/calendar';
import type { CompanyCost as Counted } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { columnsOf } from './columns-of.ts';
import { CostForm } from './cost-form.tsx';
import { CostLedger, totalLabel } from './cost-ledger.tsx';
import { costOption } from './cost-option.ts';
import { costTable } from './cost-table.ts';
import { optionTitle, type CostWords } from './cost-words.ts';
import { costSettings, countOption, type CostSettings, type PackagePrices } from './count-option.ts';
import { fieldsAtFirst } from './fields-at-first.ts';
import { ForgottenFees } from './forgotten-fees.tsx';
import { keptCodes, keptOptions, MOST_KEPT, optionCode } from './option-code.ts';
import { SideBySide } from './side-by-side.tsx';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';

type Props = Readonly<{ day: IsoDate; prices: PackagePrices; words: CostWords }>;

/** The option in the form, the settings, and what both come to. */
function useCost({ day, prices, words }: Props) {
  const atFirst = fieldsAtFirst(day);
  const { typed, form, put, link } = useSharedForm({ atFirst, always: ['day'] });
  const option = costOption(typed);
  const settings = costSettings(typed, day, prices);
  const kept = keptOptions(typed['with'] ?? '');
  const keepOnly = (codes: string) => put({ with: codes });
  const columns = columnsOf([option, ...kept], { words, settings, keepOnly });
  const keep = {
    isFull: kept.length >= MOST_KEPT,
    isKept: kept.some((other) => optionCode(other) === optionCode(option)),
    now: () => keepOnly(keptCodes([...kept, option])),
  };
  const fields = { words, form, option, settings, atFirst };
  return { fields, title: optionTitle(option, words), cost: countOption(option, settings), columns, keep, link };
}

/** The total for screen readers, and at the foot of small screens. */
function Total({ words, cost, settings }: Readonly<{ words: CostWords; cost: Counted; settings: CostSettings }>) {
  const label = totalLabel(words, settings.years);
  const amount = moneyText(cost.total[settings.currency]);
  return (
    <>
      <p className="sr" role="status">
        {label} {amount}
      </p>
      <Dock label={label} amount={amount} href="#result" linkText={words.page.result.see} />
    </>
  );
}

/** The calculator of the page: a form, its ledger, the comparison, and what forgetting costs. */
export function CompanyCost(props: Props) {
  const { words } = props;
  const { fields, title, cost, columns, keep, link } = useCost(props);
  const { settings } = fields;
  const isRefused = 'refused' in cost;
  return (
    <>
      <div className="wrap calc">
        <CostForm {...fields} />
        {isRefused ? (
          <Note tone="warn">{words.cost.refusals[cost.refused]}</Note>
        ) : (
          <CostLedger words={words} title={title} cost={cost} settings={settings}>
            <ShareTools words={words.sharing} link={link} />
          </CostLedger>
        )}
      </div>
      {!isRefused && <Total words={words} cost={cost} settings={settings} />}
      <SideBySide words={words} columns={columns} settings={settings} keep={keep}>
        <ShareTools words={words.sharing} link={link} table={() => costTable(columns, words)} />
      </SideBySide>
      {!isRefused && <ForgottenFees words={words} cost={cost} />}
    </>
  );
}
