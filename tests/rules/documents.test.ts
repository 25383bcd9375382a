import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platformsWithFees, tableFile } from '@formation/fees/tables';
import { expect, test } from 'vitest';
/* eslint-disable no-restricted-imports -- the apps, which have no door, say what their settings are called */
import { settingNames } from '../../apps/server/src/settings.ts';
import { readBuildSettings } from '../../apps/site/src/lib/page/build-settings.ts';
/* eslint-enable no-restricted-imports */
import { rooms } from '../../rooms.mjs';
import { architecturePage, drawing, withDrawing } from '../../scripts/build/drawing.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = globSync(
  ['*.md', 'docs/**/*.md', '{domain,design,apps}/*/README.md', '{content,lint,scripts,tests}/README.md'],
  {
    cwd: root,
  },
);

test('the drawings show rooms.mjs and folders.mjs as they are: node scripts/build/drawing.ts draws them', () => {
  expect(architecturePage()).toBe(withDrawing(architecturePage()));
});

test('the drawing has a box for each room and an arrow for each direction', () => {
  const picture = drawing({ 'domain/a': [], 'domain/b': ['domain/a'], content: ['domain/*'] });

  expect(picture).toContain('    domain-a[a]');
  expect(picture).toContain('  domain-b --> domain-a');
  expect(picture).toContain('  content --> domain\n');
});

/** Folders at the root that say what they are. */
const folders = globSync('*/README.md', { cwd: root }).map(dirname);

test.each([...new Set([...Object.keys(rooms), ...folders])])('architecture.md has a sentence on %s', (room) => {
  expect(architecturePage()).toMatch(new RegExp(`^\\| \`${room}\` +\\| \\w`, 'm'));
});

/** The names of what stands in a value; the currencies of amounts are no names. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? below : [...Object.keys(value).filter((key) => !/^[A-Z]{3}$/.test(key)), ...below];
}

test.each(await platformsWithFees())('docs/fee-tables.md describes all that the file of %s says', async (platform) => {
  const { fees, ...rest } = await tableFile(platform);
  const names = new Set([...Object.keys(rest), ...fees.flatMap(({ entries }) => namesIn(entries))]);
  const described = read('docs/fee-tables.md');

  expect([...names].filter((name) => !new RegExp(`["` + '`' + `*]${name}["` + '`' + `*:]`).test(described))).toEqual(
    [],
  );
});

test.each(documents)('%s: its links and commands exist', (file) => {
  const text = read(file).replace(/^```[^]*?^```/gm, (block) => (block.startsWith('```sh') ? block : ''));
  const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link).filter((link) => !/^\w+:/.test(link));
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const { scripts } = JSON.parse(read('package.json'));

  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

/** The list that the owner's command line prints for no command. */
const usage = spawnSync(process.execPath, ['apps/server/src/cli/leads.ts'], { cwd: root, encoding: 'utf8' }).stderr;
const ownersCommands = new Set([...usage.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?) /gm)].map(([, name]) => name));

test.each(documents)('%s: the commands of the owner that it names exist', (file) => {
  const named = [...read(file).matchAll(/(?:serendib-leads|leads --) (([a-z][a-z-]+)(?: [a-z-]+)?)/g)];
  const lost = named.filter(([, words, first]) => !ownersCommands.has(words) && !ownersCommands.has(first));
  expect(ownersCommands.size).toBeGreaterThan(20);
  expect(lost.map(([line]) => line)).toEqual([]);
});

/** Where a recipe may put a new file; one that is not added is on no other machine, which then cannot build the branch. */
const written = [...new Set(Object.keys(rooms).map((room) => room.replace(/\/.*/, ''))), 'tests'];

test('a documented commit takes new files of every room along', () => {
  const commits = documents.flatMap((file) => read(file).match(/^git .*\bcommit\b.*/gm) ?? []);
  const lost = commits.filter((line) => {
    const [, added = ''] = /^git add ([\w ]+) && git commit -am /.exec(line) ?? [];
    return !written.every((folder) => added.split(' ').includes(folder));
  });
  expect(commits.length).toBeGreaterThan(1);
  expect(lost).toEqual([]);
});

const forTheFirm = documents.filter((file) => /^docs.owning/.test(file));

test('there are four texts for the people of the firm, and a page that leads to them', () => {
  expect(forTheFirm).toHaveLength(5);
});

test.each(forTheFirm)('%s needs nothing that deploying.md does not install', (file) => {
  expect(read(file)).not.toMatch(/\bsudo\b/);
});

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('%s: the headings that its links name exist', (file) => {
  const links = [...read(file).matchAll(/\]\(((?!\w+:)[^)#]*)#([^)]+)\)/g)];
  const lost = links.filter(([, page = '', anchor = '']) => {
    const at = page === '' ? file : join(dirname(file), page);
    return !anchorsOf(read(at)).includes(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('deploying.md names every setting of the build', () => {
  const settings = new Set<string>();
  readBuildSettings(new Proxy({}, { get: (_, name) => void settings.add(String(name)) })); // nothing is given
  const page = read('docs/deploying.md');

  expect(settings.size).toBeGreaterThan(5);
  expect([...settings].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('deploying.md names every setting of the server', () => {
  const page = read('docs/deploying.md');

  expect(settingNames.length).toBeGreaterThan(15);
  expect(settingNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
