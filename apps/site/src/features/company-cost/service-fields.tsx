import { fill } from '@formation/content';
import { possibleAddOns, requiredAddOns, type AddOnKey, type ShownCurrency } from '@formation/formation';
import { currencies as signs } from '@formation/money';
import { CheckField, NumberInput } from '@formation/ui';
import { addOnKeys, type CostOption } from './cost-option.ts';
import type { CostWords } from './cost-words.ts';
import '../../lib/tool/add-on.css';
import '../../lib/tool/tool.css';

type Props = Readonly<{ words: CostWords; option: CostOption; currency: ShownCurrency }>;
type RowProps = Omit<Props, 'option'> & Readonly<{ service: AddOnKey; required: boolean; hidden: boolean }>;

function Service({ words: { page, cost }, currency, service, required, hidden }: RowProps) {
  const name = cost.keys[service];
  return (
    <div className="add-on" hidden={hidden}>
      {/* The box stays in the form where the law ticks it, so that the choice is there for the next place. */}
      <div hidden={required}>
        <CheckField name={service} label={name} />
      </div>
      <p className="required" hidden={!required}>
        {name} <small>{cost.required}</small>
      </p>
      <NumberInput
        symbol={signs[currency].sign.trim()}
        name={`${service}-price`}
        placeholder={service === 'itin' ? page.form.once : page.form.aYear}
        aria-label={fill(page.form.priceOf, { service: name })}
      />
    </div>
  );
}

/** Services that others sell: whether they are wanted, and the price the visitor was quoted. */
export function ServiceFields({ words, option, currency }: Props) {
  const possible = possibleAddOns(option.form);
  const required = requiredAddOns(option.form);
  return (
    <fieldset className="stack options">
      <legend className="label">{words.page.form.services}</legend>
      <p className="fine">{words.cost.yourPriceHelp}</p>
      <div>
        {addOnKeys.map((service) => (
          <Service
            key={service}
            words={words}
            currency={currency}
            service={service}
            required={required.includes(service)}
            hidden={!possible.includes(service)}
          />
        ))}
      </div>
    </fieldset>
  );
}
