import type { Fault } from '@formation/fees';
import { countsShares } from '@formation/formation';
import { FreeNumberField } from '@formation/ui';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { CostWords } from '../result/cost-words.ts';
import type { CostOption } from './cost-option.ts';
import type { shareFields } from './typed-numbers.ts';

type Props = Readonly<{
  words: CostWords;
  option: CostOption;
  typed: Typed;
  /** Why numbers do not count, by the names of their fields. */
  wrong: ReadonlyMap<string, Fault>;
}>;

/** The shares of a corporation, where the tax of its state depends on them; in the page also where they do not count. */
export function ShareFields({ words, option, typed, wrong }: Props) {
  const { shares } = words.page.form;
  const counts = countsShares(option.form);
  const isMisread = counts && Boolean(typed['shares']) && !option.form.shares;
  const field = (name: (typeof shareFields)[number], unit?: string) => {
    const fault = wrong.get(name);
    const kind = name === 'assets' ? 'amount' : 'number';
    return {
      name,
      fault: fault && numberFault(words.numbers, fault, { unit }),
      ...numberEcho(typed[name] ?? '', { kind, readBack: words.readAs, unit }),
    };
  };
  const issued = field('issued');
  return (
    <div hidden={!counts}>
      <p className="fine">{shares.help}</p>
      <div className="form-grid">
        <FreeNumberField {...field('shares')} label={shares.authorised} placeholder="10,000,000" />
        <FreeNumberField
          {...issued}
          label={shares.issued}
          placeholder="8,000,000"
          fault={issued.fault ?? (isMisread ? shares.tooManyIssued : undefined)}
        />
        <FreeNumberField {...field('assets', '$')} label={shares.assets} symbol="$" placeholder="5,000" />
      </div>
    </div>
  );
}
