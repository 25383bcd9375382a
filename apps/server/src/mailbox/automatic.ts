/** The headers of a mail by their names in small letters. */
export type Headers = ReadonlyMap<string, string>;

const valueOf = (headers: Headers, name: string) => (headers.get(name) ?? '').trim().toLowerCase();

const bulk = /^(?:bulk|junk|list|auto_reply)$/;

/**
 * Whether no person wrote it to us: an answering machine, a list, a report. In doubt it is one, for nothing is lost by
 * that: what belongs to an enquiry is shown there all the same, and the rest stays in the mailbox.
 *
 * @see RFC 3834, and the headers of Exchange, of mailing lists and of older answering machines.
 */
export function isAutomatic(headers: Headers): boolean {
  const submitted = valueOf(headers, 'auto-submitted');
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (valueOf(headers, 'return-path') === '<>') return true;
  if (bulk.test(valueOf(headers, 'precedence'))) return true;
  return [
    'x-auto-response-suppress',
    'x-autoreply',
    'x-autorespond',
    'list-id',
    'list-unsubscribe',
    'feedback-id',
  ].some((name) => headers.has(name));
}

/** Whether the mail server in front of the mailbox took it for spam. */
export const isMarkedAsSpam = (headers: Headers): boolean => valueOf(headers, 'x-spam-flag') === 'yes';
