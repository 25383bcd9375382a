import { countsShares } from '@formation/formation';
import { FreeNumberField } from '@formation/ui';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { CostWords } from '../result/cost-words.ts';
import type { CostOption } from './cost-option.ts';

type Props = Readonly<{ words: CostWords; option: CostOption; typed: Typed }>;

/** The shares of a corporation, where the tax of its state depends on them; in the page also where they do not count. */
export function ShareFields({ words, option, typed }: Props) {
  const { shares } = words.page.form;
  const counts = countsShares(option.form);
  const isMisread = counts && Boolean(typed['shares']) && !option.form.shares;
  return (
    <div hidden={!counts}>
      <p className="fine">{shares.help}</p>
      <div className="form-grid">
        <FreeNumberField name="shares" label={shares.authorised} placeholder="10,000,000" />
        <FreeNumberField
          name="issued"
          label={shares.issued}
          placeholder="8,000,000"
          {...(isMisread && { fault: shares.tooManyIssued })}
        />
        <FreeNumberField name="assets" label={shares.assets} symbol="$" placeholder="5,000" />
      </div>
    </div>
  );
}
