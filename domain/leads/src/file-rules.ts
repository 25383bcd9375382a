import type { Refused } from './refusals.ts';

/** The types that can be told from a file's bytes, by the ending of its name. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;

export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

export type FileEnding = keyof typeof fileTypes;

/** What may be attached. */
export type UploadRules = Readonly<{ maxBytes: number; endings: readonly FileEnding[] }>;

/** For the `accept` of a file input. */
export const acceptedFiles = ({ endings }: UploadRules): string => endings.map((ending) => `.${ending}`).join(',');

/** The type that a file's name promises; undefined for one that is not allowed. */
export function typeByName(name: string, { endings }: UploadRules): FileType | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const ending = name.includes('.') ? endings.find((allowed) => allowed === last) : undefined;
  return ending && fileTypes[ending];
}

/** Why a file cannot be attached, before anything is sent; undefined when it can. */
export function fileRefusal(
  file: Readonly<{ name: string; size: number }>,
  rules: UploadRules,
): Refused<'file-empty' | 'file-too-large' | 'file-type'> | undefined {
  if (file.size === 0) return { refused: 'file-empty' };
  if (file.size > rules.maxBytes) return { refused: 'file-too-large' };
  return typeByName(file.name, rules) === undefined ? { refused: 'file-type' } : undefined;
}
