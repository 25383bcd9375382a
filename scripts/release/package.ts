// npm run package: builds the fee engine as one package into dist/, packs it, and tries it in an empty folder.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from './package/build-package.ts';
import { packed, tried } from './package/tried-package.ts';

const dist = join(import.meta.dirname, '../../dist');
const folder = join(dist, 'fees');
mkdirSync(dist, { recursive: true });
await buildPackage(folder);
const archive = packed(folder, dist);
tried(archive);
console.log(`${archive}: ${Math.ceil(statSync(archive).size / 1024)} kB, installed and used in an empty folder.`);
