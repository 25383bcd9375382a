import { createHash } from 'node:crypto';
import type { Refused } from '@formation/leads';
import { fileTypeFromBuffer } from 'file-type';
import { totals } from '../../totals.ts';

/** Drawings (SVG) are not taken: they may hold scripts, and name files and addresses. */
const taken = new Set(['jpg', 'png', 'webp', 'avif']);

const { bytesOfOne, pixelsOfOne, pixelsOfAvif, widthShown, heightShown } = totals.pictures.bounds;
const longestSeconds = 60;
const quality = 82;

type Scaled = Readonly<{
  name: string;
  content: Buffer;
  /** As it came. */
  from: number;
  width: number;
  height: number;
}>;
type Unfit = Refused<'picture-type' | 'picture-too-large'>;

async function read(content: AsyncIterable<Uint8Array>): Promise<Buffer | Unfit> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes <= bytesOfOne) chunks.push(chunk); // read to its end, so that who sends it gets the answer
  }
  return bytes > bytesOfOne ? { refused: 'picture-too-large' } : Buffer.concat(chunks);
}

/** The name that it had, as the address of a file, with what tells its bytes from others. */
function nameOf(fileName: string, content: Buffer): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return `${words || 'picture'}-${hash}.webp`;
}

async function scaled(sent: Buffer, fileName: string): Promise<Scaled | Unfit> {
  const kind = await fileTypeFromBuffer(sent);
  if (kind === undefined || !taken.has(kind.ext)) return { refused: 'picture-type' };
  const { default: sharp } = await import('sharp'); // with the first picture: most servers that run take none
  try {
    const { width, height, autoOrient } = await sharp(sent, { limitInputPixels: false }).metadata(); // of its head alone
    // Of an AVIF all is unpacked at once, 18 bytes a pixel; the others go through in stripes.
    if (width * height > (kind.ext === 'avif' ? pixelsOfAvif : pixelsOfOne)) return { refused: 'picture-too-large' };
    const { data, info } = await sharp(sent, { limitInputPixels: pixelsOfOne, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({ width: widthShown, height: heightShown, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return {
      name: nameOf(fileName, data),
      content: data,
      from: autoOrient.width,
      width: info.width,
      height: info.height,
    };
  } catch {
    return { refused: 'picture-type' }; // it is not whole, or not what it begins as
  }
}

/** The one before: an unpacked picture may take hundreds of megabytes, so there is one at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as pages show it: turned as it was taken, at most 1,600 pixels wide, as WebP, without what the camera noted.
 * What it is its bytes say, not its name. Of one that moves the first picture is taken.
 */
export async function scaledPicture(content: AsyncIterable<Uint8Array>, name: string): Promise<Scaled | Unfit> {
  const sent = await read(content);
  if ('refused' in sent) return sent;
  const mine = last.then(() => scaled(sent, name));
  last = mine;
  return mine;
}
