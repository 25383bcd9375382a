import { bareCsp } from '../edge/security-headers.ts';

const meta = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"/i;

/** What the header must say even when the page forgets it. `frame-ancestors` works in the header only. */
const required = ["default-src 'none'", "base-uri 'none'", "form-action 'self'"];

/** The pages that stand in pages of others, in each language; of all that is served, these alone may be framed. */
const isEmbed = (path: string) => /^(?:\/[a-z]{2})?\/embed\/[\w-]+$/.test(path);

/** A worker is bound by the policy of its own script. */
const scriptCsp = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * The policy of a page: the one the build wrote into it, with its hashes, completed.
 *
 * @param ancestors - whose pages may frame it.
 */
export function pageCsp(html: string, ancestors: "'none'" | '*' = "'none'"): string {
  const written = (meta.exec(html)?.[1] ?? "img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests');
  const names = new Set(written.map((directive) => directive.split(' ')[0]));
  const completing = [...required, `frame-ancestors ${ancestors}`];
  return [...completing.filter((directive) => !names.has(directive.split(' ')[0])), ...written].join('; ');
}

type Served = Readonly<{ path: string; extension: string }>;

/** Whether a built file is a page that others may frame. */
export const mayBeFramed = ({ path, extension }: Served): boolean => extension === '.html' && isEmbed(path);

/** The policy of any built file, by its kind. */
export function fileCsp(file: Served, body: Buffer): string {
  if (file.extension === '.html') return pageCsp(body.toString('utf8'), mayBeFramed(file) ? '*' : "'none'");
  return file.extension === '.js' ? scriptCsp : bareCsp;
}
