import { useId, type ReactNode } from 'react';
import './segmented.css';

type Option<V extends string> = Readonly<{ value: V; label: ReactNode }>;
type Props<V extends string> = Readonly<{
  legend: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
}>;

/** One choice of two or three, all of them in view. */
export function Segmented<V extends string>({ legend, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
