import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import './facts.css';

type Fact = Readonly<{ icon: IconName; title: string; text: string }>;

/** Short statements in a ruled grid, an icon each. */
export function Facts({ items, columns }: Readonly<{ items: readonly Fact[]; columns?: 'two' | 'three' }>) {
  return (
    <ul className={columns ? `facts ${columns}` : 'facts'}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
