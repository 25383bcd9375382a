import { averageColour } from './average-colour.ts';

/** Each logo is sampled on a canvas of this many pixels a side. */
const side = 24;

/** Gives the tile of a logo the logo's average colour; how much of it is seen is the style sheet's. */
function colour(logo: HTMLImageElement): void {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(logo, 0, 0, side, side);
  const average = averageColour(pen?.getImageData(0, 0, side, side).data ?? []);
  // eslint-disable-next-line house/colours-in-tokens -- it is the logo's own
  if (average) logo.parentElement?.style.setProperty('--average', `rgb(${Object.values(average).join(' ')})`);
}

/** Colours the tiles as their logos arrive. A logo that fails is logged; its tile keeps its name and its place. */
export function colourLogos(): void {
  for (const logo of document.querySelectorAll<HTMLImageElement>('img[data-logo]')) {
    // eslint-disable-next-line no-console -- whoever misses a logo looks there
    const failed = () => console.warn(`The logo ${logo.src} could not be loaded`);
    if (!logo.complete) {
      logo.addEventListener('load', () => colour(logo));
      logo.addEventListener('error', failed);
    } else if (logo.naturalWidth > 0) colour(logo);
    else failed();
  }
}
