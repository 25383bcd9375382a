import type { IsoDate } from '@formation/calendar';
import { fill } from '@formation/content';
import type { CompanyCost as Counted, CostRefusal } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Dock, Note } from '@formation/ui';
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { dayFault } from '../../lib/input/day-fault.ts';
import { Spoken } from '../../lib/input/spoken.tsx';
import type { PaysWords } from '../../lib/pays-back/pays-words.ts';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { todayHere } from '../../lib/text/dates/today-here.ts';
import { useToday } from '../../lib/text/dates/use-today.ts';
import { Embedded } from '../../lib/tool/embedded.ts';
import { CostForm } from './form/cost-form.tsx';
import { costOption } from './form/cost-option.ts';
import { costDays, costSettings, countOption, type CostSettings, type PackagePrices } from './form/count-option.ts';
import { defaultFields } from './form/default-fields.ts';
import { numberFaults } from './form/typed-numbers.ts';
import { CostLedger, totalLabel } from './result/cost-ledger.tsx';
import { costResult } from './result/cost-result.ts';
import { placeInForm, type CostWords } from './result/cost-words.ts';
import { rangeText } from './result/sum-text.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './company-cost.css';

const later = () => import('./result/lazy-result-extras.ts');
const Comparison = lazy(() => retryLoad(() => later().then((chunk) => ({ default: chunk.Comparison }))));
const ForgottenFees = lazy(() => retryLoad(() => later().then((chunk) => ({ default: chunk.ForgottenFees }))));

type Props = Readonly<{
  builtOn: IsoDate;
  prices: PackagePrices;
  words: CostWords;
  pays: PaysWords;
  isEmbedded?: boolean | undefined;
}>;

/** The total for screen readers, and at the foot of small screens. */
function Total({ words, cost, settings }: Readonly<{ words: CostWords; cost: Counted; settings: CostSettings }>) {
  const label = totalLabel(words, settings.years);
  const amount = moneyText(cost.total[settings.currency]);
  const range = rangeText(cost.total, settings.currency, words);
  return (
    <>
      <Spoken text={[label, amount, range].filter(Boolean).join(' ')} />
      <Dock
        label={range ? `${label}, ${range}` : label}
        amount={amount}
        href="#result"
        linkText={words.page.result.see}
        working={words.working}
      />
    </>
  );
}

/** Why there is no total: the option, or a field that does not count. */
const whyNot = (counted: Counted | CostRefusal | undefined, field: string, { days, cost }: CostWords) =>
  counted && 'refused' in counted ? cost.refusals[counted.refused] : fill(days.unread, { what: field });

/** The calculator of the page: a form, its ledger, the comparison, and what forgetting costs. */
export function CompanyCost({ builtOn, prices, words, pays, isEmbedded = false }: Props) {
  const today = useToday(builtOn);
  const defaults = defaultFields(builtOn);
  const { typed, form, put, link } = useSharedForm({
    defaults,
    always: ['day'],
    onVisit: () => ({ day: todayHere() }),
  });
  const option = costOption(typed);
  const settings = costSettings(typed, today, prices);
  const typedDay = typed['day'] ?? '';
  const wrong = numberFaults({ form: option.form, typed, currency: settings.currency });
  const [misread] = wrong.keys();
  const unread = dayFault(typedDay, costDays) ? words.page.form.day : misread && placeInForm(misread, words);
  const counted = unread === undefined ? countOption(option, settings) : undefined;
  const cost = counted && 'total' in counted ? counted : undefined;
  const saved = { codes: typed['with'] ?? '', put: (codes: string) => put({ with: codes }) };
  return (
    <Embedded value={isEmbedded}>
      <div className="wrap calc">
        <CostForm {...{ words, form, option, typed, settings, wrong, defaults }} />
        {cost ? (
          <CostLedger words={words} pays={pays} option={option} cost={cost} settings={settings}>
            <ShareTools words={words.sharing} result={costResult({ option, cost, settings }, words)} link={link} />
          </CostLedger>
        ) : (
          <Note tone="warn">{whyNot(counted, unread ?? '', words)}</Note>
        )}
      </div>
      {cost && <Total words={words} cost={cost} settings={settings} />}
      <Suspense>
        {counted && <Comparison words={words} option={option} kept={saved} settings={settings} link={link} />}
        {cost && <ForgottenFees words={words} form={option.form} settings={settings} />}
      </Suspense>
    </Embedded>
  );
}
