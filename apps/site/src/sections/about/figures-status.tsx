import { type ClaimName, claims, type Locale, messages } from '@formation/content';

const isConfirmed = (name: ClaimName) => claims[name].confirmed;

/** The one sentence on how sure the firm's figures are, wherever some of them are shown and not confirmed. */
export function FiguresStatus({ locale, names }: Readonly<{ locale: Locale; names: readonly ClaimName[] }>) {
  if (names.every(isConfirmed)) return null;
  return <p className="small muted">{messages[locale].about.definitions.unconfirmed}</p>;
}
