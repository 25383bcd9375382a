import { fill } from '@formation/content';
import type { Settings } from '@formation/fees/lists';
import { isCurrency } from '@formation/money';
import { SelectField } from '@formation/ui';
import { currencyOptions } from '../form/currency-options.ts';
import { FeeDay } from '../form/day-field.tsx';
import type { BulkWords } from './bulk-words.ts';
import { labelOf, settingsInForce, settingsOf } from './list-columns.ts';
import type { FeeDays } from './use-fee-days.ts';
import type { ChosenPlatform } from './use-platform.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  settings: Settings;
  /** What the list says itself, by the keys of its fields. */
  said?: readonly string[];
  onChoose: (key: string, value: string) => void;
}>;

/** What holds for every row that says nothing else. */
export function RowSettings({ words: { page }, platform, settings, said = [], onChoose }: Props) {
  const { choices } = platform.words;
  const textOf = (key: string, value: string) => choices[key]?.[value] ?? value;
  const optionsOf = (key: string, offered: readonly string[]) =>
    offered.every(isCurrency)
      ? currencyOptions(offered)
      : offered.map((value) => ({ value, label: textOf(key, value) }));
  const open = settingsOf(platform.calculator, settings).filter(({ field }) => !said.includes(field.key));
  if (open.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend className="h3">{page.match.settings}</legend>
      <div className="form-grid">
        {open.map(({ field, offered, isOptional }) => (
          <SelectField
            key={field.key}
            label={labelOf(field, platform.words)}
            options={[...(isOptional ? [{ value: '', label: page.match.no }] : []), ...optionsOf(field.key, offered)]}
            value={settingsInForce(platform.calculator, settings)[field.key] ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(field.key, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const orders = ['day-first', 'month-first'] as const;

/** Whose fees count: those of each row's own date, where the list has dates, or those of one day. */
export function DayChoice({ words: { page, published }, days }: Readonly<{ words: BulkWords; days: FeeDays }>) {
  const { day, dayOrder } = page.match;
  return (
    <div className="form-grid">
      {days.hasOwn && (
        <SelectField
          label={day.label}
          options={[
            { value: 'own', label: day.own },
            { value: 'one', label: day.one },
          ]}
          value={days.isOwn ? 'own' : 'one'}
          onChange={({ currentTarget: { value } }) => days.setOwn(value === 'own')}
        />
      )}
      {days.ambiguous !== undefined && (
        <SelectField
          label={fill(dayOrder.label, { example: days.ambiguous })}
          options={[
            ...(days.dayOrder ? [] : [{ value: '', label: dayOrder.choose }]),
            ...orders.map((value) => ({ value, label: dayOrder[value] })),
          ]}
          value={days.dayOrder ?? ''}
          onChange={({ currentTarget: { value } }) => days.setDayOrder(orders.find((order) => order === value))}
        />
      )}
      {!days.isOwn && <FeeDay words={published} typed={days.typed} onTyped={days.setTyped} />}
    </div>
  );
}
