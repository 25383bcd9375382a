import type { ReactNode } from 'react';
import { GoLink } from '../button/button.tsx';
import './register.css';

type Entry = Readonly<{
  picture: ReactNode;
  title: ReactNode;
  text: string;
  href: string;
  linkText: string;
  newTab?: boolean;
}>;

/** Entries in one ruled frame. The whole cell is the link. */
export function Register({ entries }: Readonly<{ entries: readonly Entry[] }>) {
  return (
    <ul className="register">
      {entries.map(({ picture, title, text, href, linkText, newTab = false }) => (
        <li key={href + linkText}>
          {picture}
          <h3>{title}</h3>
          <p>{text}</p>
          <GoLink href={href} newTab={newTab}>
            {linkText}
            <span className="sr">: {title}</span>
          </GoLink>
        </li>
      ))}
    </ul>
  );
}
