import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import './note.css';

type Tone = 'good' | 'bad' | 'warn' | 'info' | 'plain';
type Props = Readonly<{ tone?: Tone; title?: string; role?: 'status' | 'alert'; children: ReactNode }>;

const icons: Readonly<Record<Tone, IconName>> = {
  good: 'circle-check',
  bad: 'circle-alert',
  warn: 'circle-alert',
  info: 'info',
  plain: 'info',
};

/** A remark beside the flow of a page: an icon, an optional bold line, a text. */
export function Note({ tone = 'info', title, role, children }: Props) {
  return (
    <div className={`note ${tone}`} role={role}>
      <Icon name={icons[tone]} />
      {title && <b>{title}</b>}
      <p>{children}</p>
    </div>
  );
}
