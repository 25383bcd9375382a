import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import './button.css';

type Look = Readonly<{ look?: 'main' | 'ghost'; small?: boolean; block?: boolean; icon?: IconName }>;

const classes = ({ look, small, block }: Look) =>
  ['btn', look === 'ghost' && 'ghost', small && 'small', block && 'block'].filter(Boolean).join(' ');

type ButtonProps = Look & ComponentProps<'button'>;

/** Does something on this page. One main button in a view. */
export function Button({ look = 'main', small = false, block = false, icon, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classes({ look, small, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkProps = Look & Readonly<{ href: string; newTab?: boolean; children: ReactNode }>;

/** Goes somewhere. A new tab never gets a handle on this one. */
export function LinkButton({ href, newTab = false, children, icon, ...look }: LinkProps) {
  return (
    <a className={classes(look)} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A link inside the flow of a page, with an arrow. */
export function GoLink({
  href,
  newTab = false,
  onGo,
  children,
}: Readonly<{ href: string; newTab?: boolean; onGo?: () => void; children: ReactNode }>) {
  return (
    <a className="go" href={href} onClick={onGo} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
