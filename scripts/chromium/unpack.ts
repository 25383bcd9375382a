// Unpacks the packaged browser into the folder for temporary files, the only place that its package knows:
// `TMPDIR=TO node unpack.ts FOLDER_OF_THE_PACKAGE`. With it come the libraries that few systems have, and letters.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Package = Readonly<{ inflate: (file: string) => Promise<string> }>;

const [, , home = ''] = process.argv;
const { inflate } = (await import(pathToFileURL(join(home, 'build/index.js')).href)) as Package; // its main export
await Promise.all(readdirSync(join(home, 'bin')).map((part) => inflate(join(home, 'bin', part))));
