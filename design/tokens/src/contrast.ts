import { lightOf } from './srgb.ts';

function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well one colour stands out from another, from 1 to 21.
 *
 *     contrast = (lighter + 0.05) / (darker + 0.05), of the relative luminances
 *
 * @param one - `#fff` or `oklch(45% 0.175 263)`, without transparency.
 * @throws {RangeError} when a colour is written in another way.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
