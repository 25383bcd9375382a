import { Chip, Icon, LinkButton } from '@formation/ui';
import type { ReactNode } from 'react';
import './plans.css';

export type PlanFeature = Readonly<{ title: string; text?: string | undefined }>;

type Props = Readonly<{
  name: string;
  price: string;
  note: string;
  /** The accent of the card, by its role. */
  colour: 'gain' | 'action' | 'highlight';
  /** The words of the mark, on the card that has it. */
  popular?: string | undefined;
  /** What the list comes on top of. */
  plus?: string | undefined;
  features: readonly PlanFeature[];
  /** What else is inside. */
  also?: string | undefined;
  /** What is paid beside or with the price. */
  first: Readonly<{ label: string; amount: ReactNode }>;
  /** What the price leaves out, and what the first year comes to with it. */
  leaves: Readonly<{ text: string; year: string | undefined }>;
  /** Where that is counted line by line. */
  costHref: string;
  start: Readonly<{ href: string; label: string; note: string }>;
}>;

/** What the price leaves out, and the first year with it; the sum leads to where it is counted. */
function Leaves({ leaves, costHref }: Pick<Props, 'leaves' | 'costHref'>) {
  return (
    <p className="leaves">
      {leaves.text} {leaves.year && <a href={costHref}>{leaves.year}</a>}
    </p>
  );
}

/** A package on a sheet: its price, what it holds, what is paid first. The button opens in a new tab. */
export function Plan({ name, price, note, colour, popular, plus, features, also, ...paid }: Props) {
  const { first, start } = paid;
  return (
    <li className={popular ? 'plan is-popular' : 'plan'} data-colour={colour}>
      <header>
        <h3>{name}</h3>
        {popular && <Chip tone="popular">{popular}</Chip>}
      </header>
      <p className="price">
        <b>{price}</b>
        {note && <span>{note}</span>}
      </p>
      {plus && <p className="plus">{plus}</p>}
      <ul>
        {features.map(({ title, text }) => (
          <li key={title}>
            <Icon name="check" />
            <span>{title}</span>
            {text && <small>{text}</small>}
          </li>
        ))}
      </ul>
      {also && <p className="also">{also}</p>}
      <p className="first">
        <span>{first.label}</span>
        {first.amount}
      </p>
      <Leaves {...paid} />
      <LinkButton href={start.href} newTab block look={popular ? 'main' : 'ghost'}>
        {start.label}
        <span className="sr"> {start.note}</span>
      </LinkButton>
    </li>
  );
}
