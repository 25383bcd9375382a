import { createHash } from 'node:crypto';

/** A file that a page asks for: its address holds the hash of its text. */
export type LeanFile = Readonly<{ address: string; text: string }>;
export type LeanPage = Readonly<{ html: string; files: readonly LeanFile[] }>;

const sha256 = (text: string) => createHash('sha256').update(text);

/** A file whose address changes with its text. */
export const named = (name: string, extension: string, text: string): LeanFile => ({
  address: `/_astro/${name}.${sha256(text).digest('base64url').slice(0, 8)}.${extension}`,
  text,
});

const icon = /href="(\/_astro\/[\w.-]+\.svg)#([\w-]+)"/g;

/** Only the icons that stand in the page, instead of every sheet that holds one of them. */
export function ownIcons(html: string, read: (address: string) => string): LeanPage {
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

/** One style sheet instead of several, in their order. Those that a script asks for by name stay by themselves. */
export function oneSheet(html: string, read: (address: string) => string, keep: ReadonlySet<string>): LeanPage {
  const addresses = [...html.matchAll(sheetLink)].map(([, address = '']) => address).filter((one) => !keep.has(one));
  if (addresses.length < 2) return { html, files: [] };
  const file = named('page', 'css', addresses.map(read).join('\n'));
  const [first] = addresses;
  const replaced = html.replaceAll(sheetLink, (link, address: string) => {
    if (keep.has(address)) return link;
    return address === first ? `<link rel="stylesheet" href="${file.address}">` : '';
  });
  return { html: replaced, files: [file] };
}

const moduleScript = /<script type="module" src="([^"]+)"><\/script>/;

/** What wakes the islands goes into the file of the page's own script, instead of into each page. */
export function oneScript(html: string, read: (address: string) => string): LeanPage {
  const [head = '', body = ''] = html.split(/(?=<body[ >])/);
  const inline = /<script>([^]*?)<\/script>/g;
  const [, address] = moduleScript.exec(body) ?? [];
  const waking = [...body.matchAll(inline)].map(([, script = '']) => script.trim()).filter((script) => script !== '');
  if (waking.length === 0) return { html, files: [] };
  const own = address === undefined ? [] : [read(address)];
  const file = named('page', 'js', [readingShort(waking.join('\n'), html), ...own].join('\n'));
  const rest = body.replaceAll(inline, '');
  const asked =
    address === undefined
      ? rest.replace('</body>', `<script type="module" src="${file.address}"></script></body>`)
      : rest.replace(address, file.address);
  return { html: head + asked, files: [file] };
}

/** Where Astro's script takes a value that an island is given: a pair of what it is and itself. */
const taking = /(?<pair>\w+)=>\{let\[(?<type>\w+),\w+\]=\k<pair>;return \k<type> in (?<readers>\w+)\?/;

/** What wakes islands, reading what {@link shortProps} writes as well. */
function readingShort(script: string, html: string): string {
  if (!html.includes('<astro-island')) return script;
  const { pair, readers } = taking.exec(script)?.groups ?? {};
  if (!pair || !readers) throw new Error('Astro reads what islands are given in another way: see lean-page.ts.');
  const alone = `{if(!Array.isArray(${pair}))return ${readers}[0](${pair});`;
  return script.replace(taking, (found) => found.replace('{', alone)).replace(kinds, (all) => ownKinds(all, html));
}

/** How Astro's script reads each kind of value. */
const kinds = /(?<=\{)0:\w+=>[^{}]*(?=\})/;

/** How it reads the kinds that the islands of the page are given: hardly ever another than plain values and lists. */
const ownKinds = (all: string, html: string) =>
  all
    .split(',')
    .filter((reader) => {
      const kind = Number.parseInt(reader, 10);
      return kind <= LIST || html.includes(`[${kind},`);
    })
    .join(',');

/** A pair, by itself where it is no list: it takes four characters less. */
function short(pair: unknown): unknown {
  if (!Array.isArray(pair))
    throw new Error('An island is given something that Astro has not written: see lean-page.ts.');
  const [type, value] = pair as readonly unknown[];
  if (type === LIST && Array.isArray(value)) return [LIST, value.map(short)];
  if (type !== PLAIN || value === undefined) return pair;
  return typeof value === 'object' && value !== null ? shortEach(value) : value;
}

const PLAIN = 0;
const LIST = 1;
const shortEach = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, short(value)]));

/** What islands are given, without saying of each value that it is one. */
export function shortProps(html: string): string {
  return html.replaceAll(/(<astro-island [^>]*? props=')([^']*)'/g, (_, before: string, props: string) => {
    return `${before}${JSON.stringify(shortEach(JSON.parse(props) as object))}'`;
  });
}

/** What an island is given, in single quotes: it is full of double ones, and each took six characters. */
export function plainQuotes(html: string): string {
  return html.replaceAll(/<astro-island [^>]*>/g, (island) =>
    island.replaceAll(/ (props|opts)="([^"]*)"/g, (_, name: string, value: string) => {
      const plain = value.replaceAll("'", '&#39;').replaceAll('&quot;', '"');
      return ` ${name}='${plain}'`;
    }),
  );
}

const islandRule = /<style>astro-island,[^<]*<\/style>/;

/** Astro's rule for islands in the head: it stands beside the first island, where HTML allows no style. */
export function ruleInHead(html: string): string {
  const [rule = ''] = islandRule.exec(html) ?? [];
  return html.replace(rule, '').replace('</head>', `${rule}</head>`);
}

/** The policy of the page without the hashes of what does not stand in it. */
export function ownHashes(html: string): string {
  const inline = [...html.matchAll(/<(?:script|style)(?: [^>]*)?>([^]*?)<\/(?:script|style)>/g)];
  const here = new Set(inline.map(([, text = '']) => `'sha256-${sha256(text).digest('base64')}'`));
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replaceAll(/ ('sha256-[^']+')/g, (hash, quoted: string) => (here.has(quoted) ? hash : '')),
  );
}
