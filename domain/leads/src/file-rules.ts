import type { Refused } from './refusals.ts';

/** The largest attachment: 10 MB as the page says it, in binary units. */
export const maxFileBytes = 10 * 1024 * 1024;

/** The types an attachment may have, by the ending of its name. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** For the `accept` of a file input. */
export const acceptedFiles = Object.keys(fileTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** The type that a file's name promises; undefined for one that is not allowed. */
export function typeByName(name: string): FileType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(fileTypes, ending)
    ? fileTypes[ending as keyof typeof fileTypes] // hasOwn has just said that it is one
    : undefined;
}

/** Why a file cannot be attached, before anything is sent; undefined when it can. */
export function fileRefusal(
  file: Readonly<{ name: string; size: number }>,
): Refused<'file-empty' | 'file-too-large' | 'file-type'> | undefined {
  if (file.size === 0) return { refused: 'file-empty' };
  if (file.size > maxFileBytes) return { refused: 'file-too-large' };
  return typeByName(file.name) === undefined ? { refused: 'file-type' } : undefined;
}
