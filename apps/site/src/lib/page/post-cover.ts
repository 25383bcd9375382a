import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

const pictures = import.meta.glob<ImageMetadata>('../../../../../content/entries/blog/*/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
});

/** As wide as a cover is shown, on fine screens too. */
const shownWidth = 1_280;

/**
 * Address of the picture of a post, which lies beside it.
 *
 * @throws {RangeError} when there is no such file.
 */
export async function coverOf(slug: string, file: string): Promise<string> {
  const picture = pictures[`../../../../../content/entries/blog/${slug}/${file}`];
  if (!picture) throw new RangeError(`content/entries/blog/${slug} has no picture "${file}"`);
  const { src } = await getImage({ src: picture, width: Math.min(picture.width, shownWidth), format: 'webp' });
  return src;
}
