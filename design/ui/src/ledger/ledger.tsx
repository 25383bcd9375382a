import type { ReactNode } from 'react';
import './ledger.css';

type Tone = 'in' | 'out';

/** A heading inside a ledger: money in, money out. */
export function LedgerGroup({ label, unit }: Readonly<{ label: string; unit?: string }>) {
  return (
    <div className="group">
      <span>{label}</span>
      {unit && <span className="amt">{unit}</span>}
    </div>
  );
}

type RowProps = Readonly<{ label: ReactNode; amount: string; tone?: Tone; why?: ReactNode }>;

/** One line of a ledger: what it is, how much, and perhaps why. */
export function LedgerRow({ label, amount, tone, why }: RowProps) {
  return (
    <div>
      {typeof label === 'string' ? <span>{label}</span> : label}
      <span className={tone ? `amt ${tone}` : 'amt'}>{amount}</span>
      {why && <span className="why">{why}</span>}
    </div>
  );
}

type TotalProps = Readonly<{
  label: string;
  amount: string;
  flag?: ReactNode;
}>;

/** The accountant's total: one rule above, two below. */
export function LedgerTotal({ label, amount, flag }: TotalProps) {
  return (
    <div className="total">
      <span className="label">
        {flag}
        {label}
      </span>
      <output className="amt" aria-live="off">
        {amount}
      </output>
    </div>
  );
}
