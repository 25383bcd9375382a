import { fill } from '@formation/content';
import type { Fault } from '@formation/fees';
import { servicesOf, type Service, type ServiceKey, type ShownCurrency } from '@formation/formation';
import { currencies as signs } from '@formation/money';
import { CheckField, FreeNumberInput } from '@formation/ui';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { CostWords } from '../result/cost-words.ts';
import { boxOf, everyService, type CostOption } from './cost-option.ts';
import { priceName } from './typed-numbers.ts';
import '../../../lib/tool/add-on.css';
import '../../../lib/tool/tool.css';

type Props = Readonly<{
  words: CostWords;
  option: CostOption;
  currency: ShownCurrency;
  typed: Typed;
  /** Why prices do not count, by the names of their fields. */
  wrong: ReadonlyMap<string, Fault>;
}>;
type RowProps = Omit<Props, 'option'> & Readonly<{ service: ServiceKey; services: readonly Service[] }>;

/** The boxes stay in the form for places where they do not count, so that what was chosen is there for the next place. */
function Boxes({ words: { cost }, service, services }: Omit<RowProps, 'currency' | 'typed' | 'wrong'>) {
  const { need, remark } = services.find(({ key }) => key === service) ?? {};
  const aside = need === 'law' ? cost.required : remark && cost.remarks[remark];
  return everyService
    .filter(({ key }) => key === service)
    .map(({ key, isUsual }) => (
      <div key={String(isUsual)} hidden={need === undefined || isUsual !== (need !== 'some')}>
        <CheckField
          name={boxOf(key, isUsual)}
          label={cost.keys[key]}
          defaultChecked={isUsual}
          {...(aside && { aside })}
        />
      </div>
    ));
}

function ServiceRow(props: RowProps) {
  const { words, currency, typed, wrong, service, services } = props;
  const { page, cost, numbers } = words;
  const name = priceName(service);
  const symbol = signs[currency].sign.trim();
  const fault = wrong.get(name);
  return (
    <div className="add-on" hidden={!services.some(({ key }) => key === service)}>
      <div>
        <Boxes {...props} />
      </div>
      <div>
        <FreeNumberInput
          symbol={symbol}
          name={name}
          placeholder={service === 'itin' ? page.form.once : page.form.aYear}
          aria-label={fill(page.form.priceOf, { service: cost.keys[service] })}
          fault={fault && numberFault(numbers, fault, { unit: symbol })}
          {...numberEcho(typed[name] ?? '', { kind: 'amount', readBack: words.readAs, unit: symbol })}
        />
      </div>
    </div>
  );
}

const keys = [...new Set(everyService.map(({ key }) => key))];

/** Services that others sell: whether they count, and the price the visitor was quoted. */
export function ServiceFields(props: Props) {
  const { words, option } = props;
  const services = servicesOf(option.form);
  return (
    <fieldset className="stack options">
      <legend className="label">{words.page.form.services}</legend>
      <p className="fine">{words.page.form.servicesHelp}</p>
      <div>
        {keys.map((service) => (
          <ServiceRow key={service} {...props} service={service} services={services} />
        ))}
      </div>
    </fieldset>
  );
}
