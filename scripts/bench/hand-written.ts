import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const used = new Set(
  'a,b,blockquote,button,caption,cite,dd,details,dl,dt,figcaption,figure,h1,h2,h3,h4,label,li,nav,ol,option,p,section,select,summary,table,tbody,td,th,thead,tr,ul'.split(
    ',',
  ),
);

/** One style sheet as somebody would write it who wants these words read and nothing else. */
const styleOf = (fonts: readonly HandFont[]) => `${fonts
  .map(
    ({ name, range }) =>
      `@font-face{font-family:${name};src:url(/${name}.woff2) format("woff2");font-weight:400 650;font-display:swap${range && `;unicode-range:${range}`}}`,
  )
  .join('\n')}
body{font:400 1rem/1.58 ${fonts.map(({ name }) => name).join()},sans-serif;max-width:66ch;margin:auto;padding:1rem;color:#14203c;background:#fafcf7}
h1{font-size:2.2rem;line-height:1.1}`;

/** A font of the page: what it is called, and for which characters it is there where not for all. */
export type HandFont = Readonly<{ name: string; file: Buffer; range: string }>;

/** The words of a built page in plain HTML: no pictures, no scripts, and only the `href` of what was written on the tags. */
function handWritten(html: string, fonts: readonly HandFont[]): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '';
  const words = body
    .replaceAll(/<(script|style|svg|template)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replaceAll(/<(\/?)([a-z][\w-]*)[^>]*>/g, (tag: string, end: string, name: string) => {
      const link = / href="[^"]*"/.exec(tag)?.[0] ?? '';
      return used.has(name) ? `<${end}${name}${link}>` : '';
    });
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const lang = /<html lang="([^"]*)"/.exec(html)?.[1] ?? 'en';
  const preloads = fonts.map(
    ({ name }) => `<link rel="preload" href="/${name}.woff2" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}
${preloads.join('')}<style>${styleOf(fonts)}</style>${words}`;
}

/** Serves that page and its fonts as our own server would: compressed, from memory. */
export async function serveHandWritten(
  html: string,
  fonts: readonly HandFont[],
): Promise<Readonly<{ origin: string; server: Server }>> {
  const page = await promisify(brotliCompress)(handWritten(html, fonts));
  const server = createServer((request, response) => {
    const font = fonts.find(({ name }) => request.url === `/${name}.woff2`);
    if (font) response.writeHead(200, { 'content-type': 'font/woff2' }).end(font.file);
    else if (request.url !== '/') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, server };
}
