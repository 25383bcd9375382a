import type { ComponentProps, ReactNode } from 'react';
import { RequiredMark } from './frame.tsx';

type CheckProps = Readonly<{ label: ReactNode; aside?: ReactNode; requiredMark?: string }> & ComponentProps<'input'>;

/** A box to tick. */
export function CheckField({ label, aside, requiredMark, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span>
        {label}
        <RequiredMark meaning={requiredMark} />
      </span>
      {aside && <span className="rate">{aside}</span>}
    </label>
  );
}
