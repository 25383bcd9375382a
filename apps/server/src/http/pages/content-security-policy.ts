import { bareCsp } from '../edge/security-headers.ts';

const meta = /<meta\s+http-equiv="content-security-policy"\s+content="([^"]*)"/i;

/** What the header must say even when the page forgets it. `frame-ancestors` works in the header only. */
const required = ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"];

/** A worker is bound by the policy of its own script. */
const scriptCsp = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/** The policy of a page: the one the build wrote into it, with its hashes, completed. */
export function pageCsp(html: string): string {
  const written = (meta.exec(html)?.[1] ?? "img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests');
  const names = new Set(written.map((directive) => directive.split(' ')[0]));
  return [...required.filter((directive) => !names.has(directive.split(' ')[0])), ...written].join('; ');
}

/** The policy of any built file, by its kind. */
export function fileCsp(extension: string, body: Buffer): string {
  if (extension === '.html') return pageCsp(body.toString('utf8'));
  return extension === '.js' ? scriptCsp : bareCsp;
}
