export { readNumberField, type NumericField } from './read-number-field.ts';
export { notPlainly, numberTyped } from './typed-number.ts';
