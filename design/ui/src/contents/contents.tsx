import { Icon } from '../icon/icon.tsx';
import './contents.css';

type Part = Readonly<{ href: string; label: string }>;
type Props = Readonly<{
  /** What it is, as its button and as the name of the navigation. */
  title: string;
  /** The parts of the page, each with the parts of its own. */
  parts: readonly (Part & Readonly<{ parts?: readonly Part[] }>)[];
}>;

const PartLinks = ({ parts }: Pick<Props, 'parts'>) => (
  <ul>
    {parts.map(({ href, label, parts: own = [] }) => (
      <li key={href}>
        <a href={href}>{label}</a>
        {own.length > 0 && <PartLinks parts={own} />}
      </li>
    ))}
  </ul>
);

/** What a long page holds: one line until it is opened, then a link to each part. */
export function Contents({ title, parts }: Props) {
  return (
    <details className="page-parts no-print">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={title}>
        <PartLinks parts={parts} />
      </nav>
    </details>
  );
}
