/** A logo as it is shown, by how wide it is at its height. */
export type Logo = Readonly<{ name: string; sample: boolean; src: string; width: number }>;

/** How high a logo is shown, in pixels. */
export const shownHeight = 36;

/** Whether it is a wordmark, which says the name itself. */
export const isWordmark = ({ width }: Pick<Logo, 'width'>): boolean => width >= 2 * shownHeight;

/** How wide a drawing (SVG) is at that height; as wide as high where it does not say. */
export function widthInDrawing(svg: string): number {
  const [, , , width, height] = /viewBox="([\d.-]+)[ ,]+([\d.-]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  const shape = Number(width) / Number(height);
  return Math.round(shownHeight * (shape > 0 && isFinite(shape) ? shape : 1));
}
