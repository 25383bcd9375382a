// npm run package: builds the fee engine and its data alone as packages into dist/, packs and tries them in empty folders,
// and writes the bill of materials of everything that runs.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './package/bill-of-materials.ts';
import { buildData } from './package/build-data.ts';
import { buildPackage } from './package/build-package.ts';
import { packed, tried, triedData } from './package/tried-package.ts';

const dist = join(import.meta.dirname, '../../dist');
const folder = join(dist, 'fees');
mkdirSync(dist, { recursive: true });
await buildPackage(folder);
const archive = packed(folder, dist);
tried(archive);
console.log(`${archive}: ${Math.ceil(statSync(archive).size / 1024)} kB, installed and used in an empty folder.`);

const data = join(dist, 'fee-data');
await buildData(data);
const dataArchive = packed(data, dist);
triedData(dataArchive);
console.log(
  `${dataArchive}: ${Math.ceil(statSync(dataArchive).size / 1024)} kB, installed and read in an empty folder.`,
);

const bill = join(dist, 'bill-of-materials.cdx.json');
writeFileSync(bill, billOfMaterials());
console.log(`${bill}: every package that runs, in CycloneDX.`);
