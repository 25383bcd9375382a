/** The slide that a carousel opens on: the middle one, or the one after the middle when their number is even. */
export function middleSlide(slides: number): number {
  return Math.floor(slides / 2);
}
