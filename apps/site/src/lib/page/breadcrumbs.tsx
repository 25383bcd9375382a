import { Icon } from '@formation/ui';
import './breadcrumbs.css';

type Props = Readonly<{ label: string; parent: Readonly<{ href: string; label: string }>; current: string }>;

/** Where the page stands: one step up, and itself. */
export function Breadcrumbs({ label, parent, current }: Props) {
  return (
    <nav className="crumbs" aria-label={label}>
      <a href={parent.href}>{parent.label}</a>
      <Icon name="chevron-right" />
      <span aria-current="page">{current}</span>
    </nav>
  );
}
