import type { ReactNode } from 'react';
import './choices.css';

type Option = Readonly<{ value: string; label: ReactNode }>;
type Props = Readonly<{
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  /** The value chosen in the page's HTML; none without it. */
  initialValue?: string;
  /** As wide as the form, one below the other: for answers that are sentences. */
  tall?: boolean;
  /** Among questions that are shown one at a time: this is the one. */
  now?: boolean;
}>;

/** One choice of a few, all in view, as a form has it: the browser keeps what is chosen. Styled by `choices.css`. */
export function Choices({ legend, name, options, initialValue: defaultValue, tall = false, now = false }: Props) {
  return (
    <fieldset className={['choices', tall && 'tall', now && 'now'].filter(Boolean).join(' ')}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
