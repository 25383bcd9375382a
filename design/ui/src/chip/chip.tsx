import type { ReactNode } from 'react';
import '../button/button.css';

/** One or two words about a thing: POPULAR, Sample, estimate. */
export function Chip({ tone, children }: Readonly<{ tone?: 'ok' | 'warn' | 'popular'; children: ReactNode }>) {
  return <span className={tone ? `chip ${tone}` : 'chip'}>{children}</span>;
}
