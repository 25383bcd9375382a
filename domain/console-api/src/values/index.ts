export { mergeValues, type TheirChange } from './merge.ts';
export { at, inside, isGroup, isList, isSame, namesIn, placeIn, withAt, type Group } from './tree.ts';
