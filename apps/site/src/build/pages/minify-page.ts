import { createHash } from 'node:crypto';

/** A file that a page asks for: its address holds the hash of its text. */
export type PageFile = Readonly<{ address: string; text: string }>;
export type SmallPage = Readonly<{ html: string; files: readonly PageFile[] }>;

const sha256 = (text: string) => createHash('sha256').update(text);

/** A file whose address changes with its text. */
export const named = (name: string, extension: string, text: string): PageFile => ({
  address: `/_astro/${name}.${sha256(text).digest('base64url').slice(0, 8)}.${extension}`,
  text,
});

const icon = /href="(\/_astro\/[\w.-]+\.svg)#([\w-]+)"/g;

/** Only the icons that stand in the page, instead of every sheet that holds one of them. */
export function ownIcons(html: string, read: (address: string) => string): SmallPage {
  const symbols = new Map<string, string>();
  for (const [, sheet = '', id = ''] of html.matchAll(icon)) {
    const symbol = new RegExp(`<symbol id="${id}"[^]*?</symbol>`).exec(read(sheet))?.[0];
    if (!symbol || (symbols.get(id) ?? symbol) !== symbol) throw new Error(`${sheet} has no icon ${id} of its own`);
    symbols.set(id, symbol);
  }
  if (symbols.size === 0) return { html, files: [] };
  const drawn = [...symbols].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, symbol]) => symbol);
  const file = named('icons', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`);
  return { html: html.replaceAll(icon, (_, __, id: string) => `href="${file.address}#${id}"`), files: [file] };
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)">/g;
const inlineStyle = /<style>([^]*?)<\/style>/g;

/**
 * One style sheet instead of several, and of what stands in the page: the order of the layers, and what Astro writes into
 * the body, where HTML allows no style. Sheets that a script asks for by name stay by themselves.
 */
export function oneSheet(html: string, read: (address: string) => string, keep: ReadonlySet<string>): SmallPage {
  const addresses = [...html.matchAll(sheetLink)].map(([, address = '']) => address).filter((one) => !keep.has(one));
  const [first] = addresses;
  const inline = [...html.matchAll(inlineStyle)].map(([, style = '']) => style.trim());
  const texts = [...inline, ...addresses.map(read)].filter((text) => text !== '');
  if (first === undefined || texts.length < 2) return { html, files: [] };
  const file = named('page', 'css', texts.join('\n'));
  const replaced = html.replaceAll(inlineStyle, '').replaceAll(sheetLink, (link, address: string) => {
    if (keep.has(address)) return link;
    return address === first ? `<link rel="stylesheet" href="${file.address}">` : '';
  });
  return { html: replaced, files: [file] };
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/;

/** A lost script is asked for again by another address: what it imports would be asked for by the same. */
function wholeScripts(html: string, read: (address: string) => string): void {
  for (const [, address = ''] of html.matchAll(new RegExp(moduleScript, 'g')))
    if (/(?:from|import)["'`]\.\//.test(read(address)))
      throw new Error(`${address} imports another script: let \`?worker&url\` bring all of it.`);
}

const inlineScript = /<script>([^]*?)<\/script>/g;

/**
 * The scripts of a page's body stand in one file, in their order, with the page's own script at the end. What must run
 * before the page is read stands in its head, and stays there.
 */
export function oneScript(html: string, read: (address: string) => string): SmallPage {
  wholeScripts(html, read);
  const [head = '', body = ''] = html.split(/(?=<body[ >])/);
  const [, address] = moduleScript.exec(body) ?? [];
  const scripts = [...body.matchAll(inlineScript)].map(([, script = '']) => script.trim());
  if (scripts.length === 0) return { html, files: [] };
  const own = address === undefined ? [] : [read(address)];
  const file = named('page', 'js', [...scripts, ...own].filter((script) => script !== '').join(';\n'));
  const rest = body.replaceAll(inlineScript, '');
  const whole =
    address === undefined
      ? rest.replace('</body>', `<script type="module" src="${file.address}"></script></body>`)
      : rest.replace(address, file.address);
  return { html: head + whole, files: [file] };
}

/** The policy of the page without the hashes of what does not stand in it. */
export function ownHashes(html: string): string {
  const inline = [...html.matchAll(/<(?:script|style)(?: [^>]*)?>([^]*?)<\/(?:script|style)>/g)];
  const texts = inline.map(([, text = '']) => text).filter((text) => text !== ''); // a script's file is not its text
  const here = new Set(texts.map((text) => `'sha256-${sha256(text).digest('base64')}'`));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replaceAll(/ ('sha256-[^']+')/g, (hash, quoted: string) => (here.has(quoted) ? hash : '')),
  );
}
