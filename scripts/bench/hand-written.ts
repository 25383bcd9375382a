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
const style = `@font-face{font-family:Text;src:url(/text.woff2) format("woff2");font-weight:400 650;font-display:swap}
body{font:400 1rem/1.58 Text,sans-serif;max-width:66ch;margin:auto;padding:1rem;color:#14203c;background:#fafcf7}
h1{font-size:2.2rem;line-height:1.1}`;

/** The words of a built page in plain HTML: no pictures, no scripts, and only the `href` of what was written on the tags. */
function handWritten(html: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? '';
  const words = body
    .replaceAll(/<(script|style|svg|template)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replaceAll(/<(\/?)([a-z][\w-]*)[^>]*>/g, (tag: string, end: string, name: string) => {
      const link = / href="[^"]*"/.exec(tag)?.[0] ?? '';
      return used.has(name) ? `<${end}${name}${link}>` : '';
    });
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}
<link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin><style>${style}</style>${words}`;
}

/** Serves that page and its font as our own server would: compressed, from memory. */
export async function serveHandWritten(
  html: string,
  font: Buffer,
): Promise<Readonly<{ origin: string; server: Server }>> {
  const page = await promisify(brotliCompress)(handWritten(html));
  const server = createServer((request, response) => {
    if (request.url === '/text.woff2') response.writeHead(200, { 'content-type': 'font/woff2' }).end(font);
    else if (request.url !== '/') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, server };
}
