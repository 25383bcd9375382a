import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

/** A file as it is; `quick` in a third of the time that the best takes, and 3 % larger. */
type Whole = Readonly<{ hash: string; body: Buffer; quick: boolean }>;

const squeeze = {
  br: ({ body, quick }: Whole) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 10 : 11,
        [constants.BROTLI_PARAM_LGWIN]: 22,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: ({ body }: Whole) => promisify(gzip)(body, { level: 9 }),
};

/** Compressed bodies kept on disk under the hash of what they were made from. */
export type CompressedCache = Readonly<{
  read: (hash: string, coding: Coding) => Promise<Buffer | undefined>;
  make: (whole: Whole, coding: Coding) => Promise<Buffer>;
  /** Forgets what was made from anything else. */
  keepOnly: (hashes: ReadonlySet<string>) => Promise<void>;
}>;

/** The same cache for a server, which makes what is missing anew at each start and writes nothing. */
export const readOnly = (cache: CompressedCache): CompressedCache => ({
  ...cache,
  make: (whole, coding) => squeeze[coding](whole),
});

/** A cache in a folder. It stays right without being emptied: another body has another hash. */
export function compressedCache(folder: string): CompressedCache {
  const path = (hash: string, coding: Coding) => join(folder, `${hash}.${coding}`);
  return {
    read: (hash, coding) => readFile(path(hash, coding)).catch(() => undefined),
    make: async (whole, coding) => {
      const made = await squeeze[coding](whole);
      const unfinished = join(folder, `.${randomUUID()}`); // two servers may start at once
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(unfinished, made))
        .then(() => rename(unfinished, path(whole.hash, coding)))
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
