export { contrast } from './contrast.ts';
export { pairs } from './pairs.ts';
export { themeColours, type ThemeColours } from './theme-colours.ts';
