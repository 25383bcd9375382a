export { artwork } from './artwork.ts';
export { contrast } from './contrast.ts';
export { pairs } from './pairs.ts';
export { lightHex, themeColours, withPigments, type ThemeColours } from './theme-colours.ts';
