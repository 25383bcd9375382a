import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import '../form/form.css';

type Labelled = Readonly<{ label: string; help?: ReactNode; accessibleName?: string }>;

/** The frame of every control: a real label, a helping line, the control. */
function Frame({ id, label, help, children }: Labelled & Readonly<{ id: string; children: ReactNode }>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

const describedBy = (id: string, help: ReactNode) => (help ? { 'aria-describedby': `${id}-help` } : {});

type MoneyProps = Labelled &
  Readonly<{ symbol?: string; onChange: (value: string) => void }> &
  Omit<ComponentProps<'input'>, 'onChange'>;

/** A field for an amount. It keeps what the visitor typed; reading it is the caller's. */
export function MoneyField({ label, help, accessibleName, symbol, onChange, ...rest }: MoneyProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help}>
      <div className="money">
        {symbol && <span aria-hidden="true">{symbol}</span>}
        <input
          className="input"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-label={accessibleName}
          {...describedBy(id, help)}
          {...rest}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </Frame>
  );
}

type TextProps = Labelled & ComponentProps<'input'>;

/** A field for words. */
export function TextField({ label, help, accessibleName, ...rest }: TextProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help}>
      <input className="input" id={id} aria-label={accessibleName} {...describedBy(id, help)} {...rest} />
    </Frame>
  );
}

type SelectProps<V extends string> = Labelled &
  Readonly<{
    value: V;
    options: readonly Readonly<{ value: V; label: string }>[];
    onChange: (value: V) => void;
    name?: string;
  }>;

/** One choice from a list. */
export function SelectField<V extends string>({
  label,
  help,
  accessibleName,
  value,
  options,
  onChange,
  name,
}: SelectProps<V>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Frame id={id} label={label} help={help}>
      <select
        className="input"
        id={id}
        name={name}
        aria-label={accessibleName}
        value={value}
        onChange={(event) => choose(event.target.value)}
        {...describedBy(id, help)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

type CheckProps = Readonly<{ label: ReactNode; aside?: ReactNode; onChange: (checked: boolean) => void }> &
  Omit<ComponentProps<'input'>, 'onChange'>;

/** A box to tick. */
export function CheckField({ label, aside, onChange, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
      {aside && <span className="rate">{aside}</span>}
    </label>
  );
}

/** The mark of a list entry that is included. */
export function Tick() {
  return <Icon name="check" />;
}
