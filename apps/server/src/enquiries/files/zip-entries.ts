import type { FileHandle } from 'node:fs/promises';

/** A part of an archive: its name, and how large it is unpacked. */
export type ZipEntry = Readonly<{ name: string; bytes: number }>;

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const entryMark = 0x02014b50;
/** The end of an archive: 22 bytes, and a comment of at most 65,535. */
const longestEnd = 22 + 65_535;
/** No office file of 10 MB has a longer list. */
const longestList = 2 * 1024 * 1024;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function* entriesIn(list: Buffer): Generator<ZipEntry | undefined> {
  for (let at = 0; at < list.length;) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== entryMark) return void (yield undefined);
    const nameLength = list.readUInt16LE(at + 28);
    yield { name: list.toString('utf8', at + 46, at + 46 + nameLength), bytes: list.readUInt32LE(at + 24) };
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
}

/**
 * The list at the end of an archive; nothing is unpacked. Undefined when there is none, or it cannot be right.
 *
 * @see PKWARE APPNOTE 4.3.12 and 4.3.16
 */
export async function zipEntries(file: FileHandle, bytes: number): Promise<readonly ZipEntry[] | undefined> {
  const tail = await readAt(file, Math.max(0, bytes - longestEnd), Math.min(bytes, longestEnd));
  const end = tail.lastIndexOf(endMark);
  if (end < 0 || end + 22 > tail.length) return undefined;
  const [size, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (size > longestList || start + size > bytes) return undefined;
  const found = [...entriesIn(await readAt(file, start, size))];
  const whole = found.filter((entry) => entry !== undefined);
  return whole.length === found.length && whole.length > 0 ? whole : undefined;
}
