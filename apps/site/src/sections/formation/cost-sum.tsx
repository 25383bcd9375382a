import type { Messages } from '@formation/content';
import type { CompanyCost } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Flag, type FlagName } from '@formation/ui';
import type { CostWords } from '../../features/company-cost/result/cost-words.ts';
import { rangeText } from '../../features/company-cost/result/sum-text.ts';
import '../service/specimen.css';

type Props = Readonly<{
  flag: FlagName;
  title: string;
  cost: CompanyCost;
  costWords: CostWords;
  words: Messages['formationPages']['sum'];
}>;

/** What a company costs, on a sheet beside the heading of its page. */
export function CostSum({ flag, title, cost, costWords, words }: Props) {
  const isOursCounted = cost.lines.some(({ key }) => key === 'package');
  const [first, after] = cost.years.map(({ USD }) => moneyText(USD));
  return (
    <div className="ledger-page">
      <div className="sheet lift margin doc">
        <div className="body">
          <div className="cluster">
            <Flag name={flag} />
            <b>{title}</b>
          </div>
          <div>
            <small className="muted">{words.first}</small>
            <div className="big num">{first}</div>
          </div>
          <div className="ledger">
            <div>
              <span>{words.after}</span>
              <span className="amt">{after}</span>
            </div>
            <div>
              <span>{words.range}</span>
              <span className="amt">{rangeText(cost.total, 'USD', costWords)}</span>
            </div>
          </div>
          <p className="small muted">{isOursCounted ? words.note : words.withoutUs}</p>
        </div>
      </div>
    </div>
  );
}
