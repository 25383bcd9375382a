import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './sample.css';

/** Says that what stands beside it is a sample. */
export function SampleNote({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <p className="sample">
      <Icon name="flask-conical" />
      {children}
    </p>
  );
}
