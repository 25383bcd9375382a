import { isGroup, isList } from '@formation/console-api/values';
import { SelectField } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { labelOf, titleOf, valueText } from './field-texts.ts';
import { startedOf, variantOf } from './field-value.ts';
import type { Field } from './field.ts';
import { type OuterProps, useForm } from './form-context.ts';

/** The field that says which variant a group is, with what it says there. */
const markOf = (variant: Field): readonly [string, unknown] | undefined => {
  if (variant.kind !== 'group') return undefined;
  const mark = Object.entries(variant.fields).find(([, { kind }]) => kind === 'fixed');
  return mark?.[1].kind === 'fixed' ? [mark[0], mark[1].value] : undefined;
};

function variantText(site: Words['site'], variant: Field): string {
  const mark = markOf(variant);
  if (mark) return labelOf(site, String(mark[1]));
  if (variant.kind === 'fixed') return valueText(site, variant.value);
  return variant.kind === 'group' ? labelOf(site, Object.keys(variant.fields)[0] ?? '') : site.form.yes;
}

/** A value in a few words: of which kind it is, and what it says beside that. */
export function standingOf(site: Words['site'], field: Field, value: unknown): string {
  if (isList(value)) return titleOf(value);
  const variant = field.kind === 'variants' ? field.variants[variantOf(field.variants, value)] : undefined;
  if (variant?.kind !== 'group' || !isGroup(value)) return valueText(site, value);
  const others = Object.entries(value).filter(([name]) => variant.fields[name]?.kind !== 'fixed');
  return [variantText(site, variant), ...others.map(([, each]) => titleOf(each))].join(', ');
}

/** What a variant begins with: what it has in common with the one before stays. */
function turnedTo(variant: Field, before: unknown): unknown {
  const initial = startedOf(variant);
  if (variant.kind !== 'group' || !isGroup(initial) || !isGroup(before)) return initial;
  const same = Object.entries(before).filter(([name]) => name in initial && variant.fields[name]?.kind !== 'fixed');
  return { ...initial, ...Object.fromEntries(same) };
}

/** One of several kinds, and the fields of that kind. */
export function VariantsField({ place, field, value, label, Inner }: OuterProps<'variants'>) {
  const { site } = useWords();
  const { change, isSeenOnly, faults } = useForm();
  const { variants } = field;
  const chosen = variantOf(variants, value);
  const variant = variants[chosen];
  const mark = variant && markOf(variant);
  return (
    <div className="stack">
      <SelectField
        label={mark ? labelOf(site, mark[0]) : label || site.form.kind}
        help={field.help}
        fault={variant?.kind === 'group' ? '' : (faults.get(place) ?? '')}
        disabled={isSeenOnly}
        options={variants.map((each, index) => ({ value: `${index}`, label: variantText(site, each) }))}
        value={`${chosen}`}
        onChange={({ target }) => {
          const next = variants[Number(target.value)];
          if (next) change(place, turnedTo(next, value));
        }}
      />
      {variant && <Inner place={place} field={{ ...variant, help: '' }} value={value} label="" />}
    </div>
  );
}
