import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { office } from '@formation/content';
import { fileRefusal, type FileType, isRefused, type Refused, typeByName } from '@formation/leads';
import type { FileRefusal, StagedFile } from '../../db/store.ts';
import { sync } from '../../db/sync.ts';
import { type FileSign, officeSigns, signScanner } from './file-signs.ts';
import { headBytes, isCompound, sniffType } from './sniffed-type.ts';

/** Names that Windows takes for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The given name as a text to show and to save under on any system: no path, no invisible characters, no streams and
 * devices, not endless; its ending stays.
 */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  const plain = clean
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/(?<![.\s])[.\s]+$/, '');
  const safe = reserved.test(plain) ? `_${plain}` : plain;
  return safe.length <= 200 ? safe : safe.slice(0, 150) + safe.slice(-50);
}

type Written = Readonly<{ bytes: number; sha256: string }>;

/** Reads the source to its end, so that a refused visitor gets the answer; writes no more than the limit. */
async function writeAll(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > office.uploads.maxBytes) continue;
    hash.update(chunk);
    await file.writeFile(chunk); // goes on where the last one ended
  }
  return { bytes, sha256: hash.digest('hex') };
}

type Unfit = Refused<'file-type' | 'file-protected'>;

async function typeOf(file: FileHandle, promised: FileType): Promise<Readonly<{ type: FileType }> | Unfit> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const head = buffer.subarray(0, bytesRead);
  const type = await sniffType(head, promised);
  if (type !== undefined) return { type };
  return { refused: isCompound(head) ? 'file-protected' : 'file-type' };
}

async function signsOf(file: FileHandle, type: FileType, bytes: number): Promise<readonly FileSign[]> {
  const scanner = signScanner(type);
  const chunks: AsyncIterable<Uint8Array> = file.createReadStream({ start: 0, autoClose: false });
  for await (const chunk of chunks) scanner.see(chunk);
  return [...scanner.found(), ...(await officeSigns(file, type, bytes))];
}

type Upload = Readonly<{ path: string; content: AsyncIterable<Uint8Array>; name: string }>;

async function written({ path, content, name }: Upload): Promise<StagedFile | FileRefusal> {
  const file = await open(path, 'wx+', 0o600);
  try {
    const { bytes, sha256 } = await writeAll(file, content);
    const refusal = fileRefusal({ name, size: bytes }, office.uploads);
    if (refusal) return refusal;
    const promised = typeByName(name, office.uploads);
    const sniffed = promised === undefined ? ({ refused: 'file-type' } as const) : await typeOf(file, promised);
    if (isRefused(sniffed)) return sniffed;
    const { type } = sniffed;
    await file.sync();
    await sync(dirname(path));
    return { id: basename(path), name, bytes, type, sha256, signs: await signsOf(file, type, bytes) };
  } finally {
    await file.close();
  }
}

/** Writes an upload to a path of its own. Unless it answers with a file, nothing is left there. */
export async function stageFile(upload: Upload): Promise<StagedFile | FileRefusal> {
  let outcome: StagedFile | FileRefusal | undefined;
  try {
    outcome = await written({ ...upload, name: shownName(upload.name) });
    return outcome;
  } finally {
    if (outcome === undefined || 'refused' in outcome) await rm(upload.path, { force: true });
  }
}
