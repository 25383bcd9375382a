const utf8 = '; charset=utf-8';

const byExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': `text/css${utf8}`,
  '.csv': `text/csv${utf8}`,
  '.gif': 'image/gif',
  '.html': `text/html${utf8}`,
  '.ico': 'image/x-icon',
  '.ics': `text/calendar${utf8}`,
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${utf8}`,
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': `text/markdown${utf8}`,
  '.mjs': `text/javascript${utf8}`,
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain${utf8}`,
  '.vtt': `text/vtt${utf8}`,
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The media type for a file's extension. */
export const contentType = (extension: string) => byExtension[extension] ?? 'application/octet-stream';

const shrinking = /^(text\/|application\/(json|xml|wasm|manifest\+json)|image\/(svg\+xml|x-icon))/;

/** Whether compressing a file of that type makes it smaller; pictures, films and fonts already are. */
export const isCompressible = (type: string) => shrinking.test(type);
