import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

const folder = '../../../../../content/entries/';
const drawings = import.meta.glob<string>('../../../../../content/entries/{partners,reviews}/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictures = import.meta.glob<ImageMetadata>(
  '../../../../../content/entries/{blog/*,partners,reviews}/*.{png,jpg,jpeg,webp,avif}',
  { eager: true, import: 'default' },
);

/** How large a picture beside an entry is; undefined for a drawing, which has any size. */
export const pictureBeside = (path: string): ImageMetadata | undefined => pictures[folder + path];

/**
 * Address of a picture that lies beside an entry, made no wider than it is shown; nothing for nothing.
 *
 * @param path - of the entry's folder, under `content/entries`.
 * @throws {RangeError} when the folder has no such file.
 */
export async function entryImage(path: string, file: string, width: number): Promise<string> {
  if (file === '') return '';
  const name = `${path}/${file}`;
  const picture = pictureBeside(name);
  if (picture) return (await getImage({ src: picture, width: Math.min(picture.width, width), format: 'webp' })).src;
  const address = drawings[folder + name];
  if (!address) throw new RangeError(`content/entries/${path} has no picture "${file}"`);
  return address;
}
