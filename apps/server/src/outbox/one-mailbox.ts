/** Providers for which dots before the @ are nothing, by the name that stands for all of theirs. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an e-mail address leads to, as far as an address shows it: what follows a plus is a note of its
 * owner's, and some providers read no dots.
 *
 * @example oneMailbox('N.Perera+bank@GoogleMail.com') //=> 'nperera@gmail.com'
 */
export function oneMailbox(address: string): string {
  const [, local = '', typed = ''] = /^(.*)@([^@]*)$/s.exec(address.trim().toLowerCase()) ?? [];
  const domain = dotless[typed] ?? typed;
  const name = local.replace(/(?<=.)\+.*$/s, '');
  return `${typed in dotless ? name.replaceAll('.', '') : name}@${domain}`;
}
