import { type Partner, partners } from '@formation/content';
import { entryImage, pictureBeside } from './entry-image.ts';
import { type Logo, shownHeight, widthInDrawing } from './logo.ts';

const drawings = import.meta.glob<string>('../../../../../content/entries/partners/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

function widthOf(image: string): number {
  const picture = pictureBeside(`partners/${image}`);
  if (picture) return Math.round((picture.width / picture.height) * shownHeight);
  return widthInDrawing(drawings[`../../../../../content/entries/partners/${image}`] ?? '');
}

/** A logo in the form that it has: a picture is made twice as wide as it is shown, for fine screens. */
async function logoOf({ name, image, sample }: Partner): Promise<Logo> {
  const width = widthOf(image);
  return { name, sample, width, src: await entryImage('partners', image, 2 * width) };
}

/** The logos of the partners, as they are shown. */
export const partnerLogos = (): Promise<readonly Logo[]> => Promise.all(partners.map(logoOf));
