import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

const squeeze = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Compressed bodies kept on disk under the hash of what they were made from. */
export type CompressedCache = Readonly<{
  read: (hash: string, coding: Coding) => Promise<Buffer | undefined>;
  make: (hash: string, coding: Coding, body: Buffer) => Promise<Buffer>;
  /** Forgets what was made from anything else. */
  keepOnly: (hashes: ReadonlySet<string>) => Promise<void>;
}>;

/** The same cache for a server, which makes what is missing anew at each start and writes nothing. */
export const readOnly = (cache: CompressedCache): CompressedCache => ({
  ...cache,
  make: (_hash, coding, body) => squeeze[coding](body),
});

/** A cache in a folder. It stays right without being emptied: another body has another hash. */
export function compressedCache(folder: string): CompressedCache {
  const path = (hash: string, coding: Coding) => join(folder, `${hash}.${coding}`);
  return {
    read: (hash, coding) => readFile(path(hash, coding)).catch(() => undefined),
    make: async (hash, coding, body) => {
      const made = await squeeze[coding](body);
      const unfinished = join(folder, `.${randomUUID()}`); // two servers may start at once
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(unfinished, made))
        .then(() => rename(unfinished, path(hash, coding)))
        .catch(() => undefined); // a folder that cannot be written costs time at the next start, nothing else
      return made;
    },
    keepOnly: async (hashes) => {
      const names = await readdir(folder).catch(() => []);
      const others = names.filter((name) => !hashes.has(name.slice(0, name.lastIndexOf('.'))));
      await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
