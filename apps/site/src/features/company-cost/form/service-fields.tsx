import { fill } from '@formation/content';
import { servicesOf, type Service, type ServiceKey, type ShownCurrency } from '@formation/formation';
import { currencies as signs } from '@formation/money';
import { CheckField, NumberInput } from '@formation/ui';
import type { CostWords } from '../result/cost-words.ts';
import { boxOf, everyService, type CostOption } from './cost-option.ts';
import '../../../lib/tool/add-on.css';
import '../../../lib/tool/tool.css';

type Props = Readonly<{ words: CostWords; option: CostOption; currency: ShownCurrency }>;
type RowProps = Omit<Props, 'option'> & Readonly<{ service: ServiceKey; services: readonly Service[] }>;

/** The boxes stay in the form for places where they do not count, so that what was chosen is there for the next place. */
function Boxes({ words: { cost }, service, services }: Omit<RowProps, 'currency'>) {
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
  const { words, currency, service, services } = props;
  const { page, cost } = words;
  return (
    <div className="add-on" hidden={!services.some(({ key }) => key === service)}>
      <div>
        <Boxes {...props} />
      </div>
      <NumberInput
        symbol={signs[currency].sign.trim()}
        name={`${service}-price`}
        placeholder={service === 'itin' ? page.form.once : page.form.aYear}
        aria-label={fill(page.form.priceOf, { service: cost.keys[service] })}
      />
    </div>
  );
}

const keys = [...new Set(everyService.map(({ key }) => key))];

/** Services that others sell: whether they count, and the price the visitor was quoted. */
export function ServiceFields({ words, option, currency }: Props) {
  const services = servicesOf(option.form);
  return (
    <fieldset className="stack options">
      <legend className="label">{words.page.form.services}</legend>
      <p className="fine">{words.page.form.servicesHelp}</p>
      <div>
        {keys.map((service) => (
          <ServiceRow key={service} words={words} currency={currency} service={service} services={services} />
        ))}
      </div>
    </fieldset>
  );
}
