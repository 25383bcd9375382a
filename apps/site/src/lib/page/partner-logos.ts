import { type Partner, partners } from '@formation/content';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { entryImage } from './entry-image.ts';
import { type Logo, shownHeight, widthInDrawing } from './logo.ts';

const pictures = import.meta.glob<ImageMetadata>('../../../../../content/entries/partners/*.{png,webp,avif}', {
  eager: true,
  import: 'default',
});
const drawings = import.meta.glob<string>('../../../../../content/entries/partners/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A logo in the form that it has: a picture is made as high as it is shown, and twice that for fine screens. */
async function logoOf({ name, image, sample }: Partner): Promise<Logo> {
  const path = `../../../../../content/entries/partners/${image}`;
  const picture = pictures[path];
  if (picture === undefined)
    return { name, sample, src: entryImage('partners', image), width: widthInDrawing(drawings[path] ?? '') };
  const width = Math.round((picture.width / picture.height) * shownHeight);
  const most = Math.min(picture.width, 2 * width);
  const { src } = await getImage({ src: picture, width: most, format: 'webp' });
  return { name, sample, src, width };
}

/** The logos of the partners, as they are shown. */
export const partnerLogos = (): Promise<readonly Logo[]> => Promise.all(partners.map(logoOf));
