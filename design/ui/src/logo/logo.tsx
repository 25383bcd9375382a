import './logo.css';

/** The mark (a gem, a lozenge, five ledger lines) with the brand's name, leading home. */
export function Logo({ brand, href }: Readonly<{ brand: string; href: string }>) {
  return (
    <a className="logo" href={href}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path fill="currentColor" d="M11 0h6v4h-6zM6 6h16v4h-16zM6 18h16v4h-16zM11 24h6v4h-6z" />
        <path className="logo-thread" d="M0 12h28v4h-28z" />
      </svg>
      <span>{brand}</span>
    </a>
  );
}
