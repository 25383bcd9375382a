import { Resolver } from 'node:dns/promises';
import { because, type Finding, finding } from './finding.ts';

/** The texts (TXT) that DNS has under a name; none where the name has none. */
type AskTexts = (name: string) => Promise<readonly string[]>;

type Sender = Readonly<{
  domain: string;
  /** Under which name the mail server's key stands; its provider says it. */
  selector: string | undefined;
}>;

/** Nobody waits for a name server longer than this. */
const dns = new Resolver({ timeout: 3000, tries: 1 });

const hasNone = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** Asks the name servers of this machine. @throws when they do not answer. */
const askDns: AskTexts = async (name) => {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (hasNone(error)) return [];
    throw error;
  }
};

/** Domains for examples, which nobody can own. @see RFC 2606 §3 */
const isForExamples = (domain: string) => /(^|\.)example\.(com|net|org)$/.test(domain);

/** @see RFC 7208 §4.5: two records count as none. */
async function spf({ domain }: Sender, ask: AskTexts): Promise<Finding> {
  const [record, second] = (await ask(domain)).filter((text) => /^v=spf1( |$)/i.test(text));
  if (record === undefined)
    return finding('SPF', 'bad', `${domain} does not say who may send its mail: add a TXT record that begins v=spf1.`);
  if (second !== undefined)
    return finding('SPF', 'bad', `${domain} has two SPF records, so neither counts: join them.`);
  if (/(^| )\+?all( |$)/i.test(record)) return finding('SPF', 'bad', `It lets everybody send as ${domain}: ${record}`);
  return finding('SPF', 'ok', `${domain}: ${record}`);
}

/** @see RFC 6376 §3.6.1: a key that is empty was revoked. */
async function dkim({ domain, selector }: Sender, ask: AskTexts): Promise<Finding> {
  if (selector === undefined)
    return finding('DKIM', 'look', 'Not looked for: set DKIM_SELECTOR to the selector that your mail provider names.');
  const name = `${selector}._domainkey.${domain}`;
  const keys = (await ask(name)).map((text) => /(?:^|;)\s*p\s*=\s*([^;\s]*)/.exec(text)?.[1]);
  const key = keys.find((one) => one !== undefined);
  if (key === undefined) return finding('DKIM', 'bad', `${name} has no key: add the record that your provider shows.`);
  return key === ''
    ? finding('DKIM', 'bad', `The key at ${name} was revoked.`)
    : finding('DKIM', 'ok', `${name} has a key.`);
}

/** A domain and those above it, but for the last one, such as lk. */
function upwards(domain: string): readonly string[] {
  const parts = domain.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

/** A domain without a policy has that of the next one above it. @see RFC 7489 §6.6.3 */
async function dmarc({ domain }: Sender, ask: AskTexts): Promise<Finding> {
  for (const name of upwards(domain)) {
    const record = (await ask(`_dmarc.${name}`)).find((text) => /^v=DMARC1\s*(;|$)/.test(text));
    if (record === undefined) continue;
    const own = /;\s*p\s*=\s*(\w+)/.exec(record)?.[1] ?? 'none';
    const policy = name === domain ? own : (/;\s*sp\s*=\s*(\w+)/.exec(record)?.[1] ?? own);
    return policy === 'none'
      ? finding('DMARC', 'look', `${name} only asks for reports, forged mail is delivered: ${record}`)
      : finding('DMARC', 'ok', `${name}: ${record}`);
  }
  return finding('DMARC', 'bad', `_dmarc.${domain} has no record: add a TXT record that begins v=DMARC1.`);
}

const looks = { SPF: spf, DKIM: dkim, DMARC: dmarc } as const;

export type MailRecord = keyof typeof looks;

/** Whether DNS lets the receivers of our mails know that they are ours. */
export async function mailRecord(record: MailRecord, sender: Sender, ask: AskTexts = askDns): Promise<Finding> {
  const { domain } = sender;
  if (isForExamples(domain)) return finding(record, 'look', `${domain} is for examples: MAIL_FROM is not yours yet.`);
  try {
    return await looks[record](sender, ask);
  } catch (error) {
    return finding(record, 'look', `The name server did not answer for ${domain}: ${because(error)}`);
  }
}
