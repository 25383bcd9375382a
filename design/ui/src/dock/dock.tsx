import { GoLink } from '../button/button.tsx';
import './dock.css';

type Props = Readonly<{ label: string; amount: string; href: string; linkText: string }>;

/** The result at the foot of small screens, while the form is being filled in. */
export function Dock({ label, amount, href, linkText }: Props) {
  return (
    <div className="dock">
      <span>
        <small>{label}</small>
        <b className="num">{amount}</b>
      </span>
      <GoLink href={href}>{linkText}</GoLink>
    </div>
  );
}
