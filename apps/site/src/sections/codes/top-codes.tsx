import { Chip, LinkButton } from '@formation/ui';
import './codes.css';

type Item = Readonly<{ code: string; category: string; description: string }>;
type Props = Readonly<{
  items: readonly Item[];
  /** What the overlay offers. */
  offer: string;
  start: Readonly<{ href: string; label: string }>;
}>;

/** Codes in a frame. Hover and focus lay an offer over each; where nothing hovers, its button is simply there. */
export function TopCodes({ items, offer, start }: Props) {
  return (
    <ul className="top-codes">
      {items.map(({ code, category, description }) => (
        <li key={code}>
          <span className="code">{code}</span>
          <Chip>{category}</Chip>
          <p lang="en">{description}</p>
          <div className="over">
            <p>{offer}</p>
            <LinkButton small href={start.href}>
              {start.label}
              <span className="sr"> {code}</span>
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
