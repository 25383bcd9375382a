import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changes, type Change, DATA_LICENSE, platformsWithFees, tableFile } from '@formation/fees/tables';
import { root } from '../../tasks/program.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const valueIn = (side: Change['before']) => (side ? `\`${JSON.stringify(side.value)}\`` : 'none');

/** Every change of every fee, the newest day first, as a list to read. */
function changelog(all: readonly Change[]): string {
  const days = Map.groupBy(all, ({ day }) => day);
  const parts = [...days].map(([day, changed]) =>
    [`## ${day}`, '', ...changed.map(({ platform, path, ...sides }) => line(platform, path, sides))].join('\n'),
  );
  return `${['# Changes', ...parts].join('\n\n')}\n`;
}

const line = (platform: string, path: readonly string[], { before, after }: Pick<Change, 'before' | 'after'>) =>
  `- ${platform}, ${path.join('.')}: ${valueIn(before)} → ${valueIn(after)}`;

const readme = (platforms: readonly string[], checked: string) => `# @serendib-ledger/fee-data

Published fees of marketplaces, payment services and banks, as JSON alone: ${platforms.join(', ')}. Last read on ${checked}.
Each value says its kind and units, the day from which it counts, its sources, and how sure it is; what was replaced stays
with its day.

\`\`\`js
import etsy from '@serendib-ledger/fee-data/etsy.json' with { type: 'json' };

console.log(etsy.platform); // etsy
\`\`\`

The fields are described in docs/fee-tables.md of the project; CHANGELOG.md lists every change. A value with the status
\`unknown\` is taken for granted in the field and confirmed by nobody: say so when you show it.

Licence: [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Use and change it as you like, and name Serendib Ledger.
The facts are those of the sources that each file names.
`;

/** Builds the package of the tables alone into a folder: a file for each platform, an index, the list of changes. */
export async function buildData(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const files = await Promise.all((await platformsWithFees()).map(tableFile));
  for (const file of files) write(`${file.platform}.json`, json(file));
  write('index.json', json(files.map(({ platform, checked, fees }) => ({ platform, checked, fees: fees.length }))));
  write('CHANGELOG.md', changelog(await changes()));
  const checked = files.map((file) => file.checked).reduce((latest, day) => (day > latest ? day : latest));
  write(
    'README.md',
    readme(
      files.map(({ platform }) => platform),
      checked,
    ),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Readonly<{ version: string }>;
  const description = 'Published fees of marketplaces, payment services and banks: dated, with their sources';
  const manifest = { name: '@serendib-ledger/fee-data', version, description, private: true, license: DATA_LICENSE };
  write('package.json', json({ ...manifest, type: 'module', exports: { './*': './*' } }));
}
