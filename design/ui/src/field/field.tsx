import { useId, type ComponentProps } from 'react';
import { described, Frame, idsOf, type Labelled } from './frame.tsx';
import { useAnyNumber } from './plain-number.ts';
import { ReadBack } from './read-back.tsx';

type InputProps = Labelled & Omit<ComponentProps<'input'>, 'aria-label' | 'id'>;

type SymbolProps = Readonly<{ symbol?: string }>;

type NumberProps = SymbolProps &
  ComponentProps<'input'> &
  Readonly<{
    /** Says how a number was understood where that is not plainly what was typed. */
    readBack?: (number: string) => string;
  }>;

/** Shows nothing; by it the style sheet tells an empty field, which is left out on paper. */
const seenEmpty = ' ';

/** An amount of zero or more in the browser's own number input, which also takes `1,234.50` and digits of other scripts. */
function NumberInput({ symbol, readBack, ...rest }: NumberProps) {
  const { listens, echo } = useAnyNumber();
  const id = useId();
  const describedBy = idsOf(rest['aria-describedby'], readBack && id);
  return (
    <>
      <div className="money">
        {symbol !== undefined && <span aria-hidden="true">{symbol}</span>}
        <input
          className="input"
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          placeholder={seenEmpty}
          {...listens}
          {...rest}
          aria-describedby={describedBy}
        />
      </div>
      {readBack && <ReadBack id={id} text={echo === undefined ? '' : readBack(echo)} />}
    </>
  );
}

/** A field for an amount of zero or more. The form reads it by its name; the browser keeps what was typed. */
export function NumberField({
  label,
  help,
  accessibleName,
  ...rest
}: Labelled & Omit<NumberProps, 'aria-label' | 'id'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help}>
      <NumberInput {...described(id, { help, accessibleName })} {...rest} />
    </Frame>
  );
}

type FreeProps = Readonly<Partial<Record<'symbol' | 'readAs' | 'fault', string | undefined>>>;

/**
 * A number that may be written in any way. `readAs` shows how it was understood when that differs, `fault` why it is not
 * counted. Its label is the caller's; {@link FreeNumberField} brings one.
 */
export function FreeNumberInput({ symbol, readAs, fault, ...rest }: FreeProps & ComponentProps<'input'>) {
  const id = useId();
  const text = fault ?? readAs;
  const describedBy = idsOf(rest['aria-describedby'], text && id);
  return (
    <>
      <div className="money">
        {symbol && <span aria-hidden="true">{symbol}</span>}
        <input
          className="input"
          type="text"
          inputMode="decimal"
          placeholder={seenEmpty}
          {...rest}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
      <ReadBack id={id} text={text} isFault={fault !== undefined} />
    </>
  );
}

/** A field for a number that may be written in any way: a {@link FreeNumberInput} with its label. */
export function FreeNumberField({ label, help, accessibleName, ...rest }: InputProps & FreeProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help}>
      <FreeNumberInput {...described(id, { help, accessibleName })} {...rest} />
    </Frame>
  );
}

type WordsProps = Readonly<{ span?: boolean; requiredMark?: string }>;

/** Why what stands in a field does not count; empty where nothing is wrong yet, absent where it is never said. */
type FaultProps = Readonly<{ fault?: string | undefined }>;

const Fault = ({ id, fault }: FaultProps & Readonly<{ id: string }>) =>
  fault !== undefined && (
    <p className="fault" role="alert" id={`${id}-fault`}>
      {fault}
    </p>
  );

/**
 * A field for words, or a day. `fault` says why what stands there does not count; it is empty where nothing is wrong yet,
 * and absent where the browser tells it by itself. `readAs` says a day as the page writes it.
 */
export function TextField({
  label,
  help,
  accessibleName,
  span = false,
  requiredMark,
  fault,
  readAs,
  ...rest
}: InputProps & WordsProps & FaultProps & Readonly<{ readAs?: string | undefined }>) {
  const id = useId();
  const ties = described(id, { help, accessibleName, fault });
  return (
    <Frame id={id} label={label} help={help} span={span} requiredMark={requiredMark}>
      <input
        className="input"
        placeholder={rest.type === 'date' || rest.type === 'file' ? undefined : seenEmpty}
        {...ties}
        aria-describedby={idsOf(ties['aria-describedby'], readAs && `${id}-read`)}
        {...rest}
      />
      {readAs && (
        <span className="help" id={`${id}-read`}>
          {readAs}
        </span>
      )}
      <Fault id={id} fault={fault} />
    </Frame>
  );
}

type AreaProps = Labelled & WordsProps & FaultProps & Omit<ComponentProps<'textarea'>, 'aria-label' | 'id'>;

/** A field for many words. */
export function TextAreaField({ label, help, accessibleName, span = false, requiredMark, fault, ...rest }: AreaProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} span={span} requiredMark={requiredMark}>
      <textarea
        className="input"
        placeholder={seenEmpty}
        {...described(id, { help, accessibleName, fault })}
        {...rest}
      />
      <Fault id={id} fault={fault} />
    </Frame>
  );
}

type SelectProps = Labelled &
  FaultProps &
  Readonly<{ options: readonly Readonly<{ value: string; label: string }>[]; span?: boolean }> &
  Omit<ComponentProps<'select'>, 'aria-label' | 'id'>;

/** One choice from a list; the first option is the default, so that a browser's restored choice is never overruled. */
export function SelectField({ label, help, accessibleName, options, span, fault, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} span={span ?? false}>
      <select className="input" {...described(id, { help, accessibleName, fault })} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Fault id={id} fault={fault} />
    </Frame>
  );
}
