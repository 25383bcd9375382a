import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolders, folders, looseFiles, serverFolders } from './folders.mjs';
import { rooms } from './rooms.mjs';

/** A test, or what only tests use: folders of that name. */
const test = '[.]test[.]tsx?$|/(testing|tests)/';
const inside = (name) => `^${name.replace('*', '[^/]+')}/`;

/** The files that a room offers to others: what its package.json exports. */
const doors = globSync(['{domain,design}/*/package.json', 'content/package.json']).flatMap((manifest) =>
  Object.values(JSON.parse(readFileSync(manifest, 'utf8')).exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `^${join(dirname(manifest), file).replaceAll('.', '[.]').replace('*', '.+')}$`),
);

const directions = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room} uses only what it may`,
  comment: `rooms.mjs lets ${room} use: ${allowed.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: inside(room) },
  to: { path: '^(domain|content|design|apps)/', pathNot: [room, ...allowed].map(inside) },
}));

const src = '^apps/site/src/';
/** A family of folders whose members are joined above them. */
const apart = (name, family) => ({
  name,
  comment: 'Move what both need to lib, or join them where both are known.',
  severity: 'error',
  from: { path: `${src}${family}/([^/]+)/` },
  to: { path: `${src}${family}/`, pathNot: `${src}${family}/$1/` },
});

/** Which folders of a room each of its folders may use; files beside the folders serve all. */
const within = (base, list) =>
  Object.entries(list).map(([name, allowed]) => ({
    name: `${base}${name} uses only the folders it may`,
    comment: `folders.mjs lets ${name} use: ${allowed.join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `^${base}${name}/`, pathNot: test },
    to: {
      path: `^${base}[^/]+/`,
      pathNot: [name, ...allowed].map((other) => `^${base}${other.replace('*', '[^/]+')}/`),
    },
  }));

/** Every folder of a room has its row. */
const rows = (base, list, files = []) => {
  const known = [
    ...Object.keys(list).map((name) => `^${base}${name}/`),
    ...files.map((file) => `^${base}${file.replaceAll('.', '[.]')}$`),
  ];
  const row = {
    name: `every folder of ${base} has its row`,
    comment: 'Give it one in folders.mjs, or move the file into a folder that has one.',
    severity: 'error',
  };
  const path = files.length > 0 ? `^${base}` : `^${base}[^/]+/`;
  return [
    { ...row, from: { path, pathNot: known }, to: {} },
    { ...row, from: {}, to: { path, pathNot: known } },
  ];
};

const insideTheRooms = [
  ...rows('apps/site/src/', folders, looseFiles),
  ...within('apps/site/src/', folders),
  ...rows('apps/server/src/', serverFolders),
  ...within('apps/server/src/', serverFolders),
  ...rows('content/src/', contentFolders),
  ...within('content/src/', contentFolders),
  apart('features do not know one another', 'features'),
  apart('platforms do not know one another', 'features/calculators/platforms'),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'domain/ only computes',
      comment: 'Take what you need (the day, the text, a random source) as an argument.',
      severity: 'error',
      from: { path: '^(domain|content)/', pathNot: test },
      to: { path: '^node_modules/', pathNot: '^node_modules/(zod|valibot|fflate|read-excel-file)/' },
    },
    {
      name: 'domain/ knows no platform',
      comment: 'Node belongs to apps/.',
      severity: 'error',
      from: { path: '^(domain|content)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'a room is entered by its door',
      comment: 'Import @formation/<room>, or what its package.json exports, not another file inside it.',
      severity: 'error',
      from: { path: '^((?:domain|design|apps)/[^/]+|content)/' },
      to: { path: '^(?:(?:domain|design)/[^/]+|content)/src/', pathNot: ['^$1/', ...doors, '[.]css$'] },
    },
    ...insideTheRooms,
    {
      name: 'a package is declared where it is used',
      comment: "Add it to that room's package.json.",
      severity: 'error',
      from: { pathNot: ['^tests/', test] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no cycles',
      comment: 'Move what both need, a type too, into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing depends on a test',
      comment: 'Move what both need into a file that is no test.',
      severity: 'error',
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: 'every import resolves',
      comment: 'Mend the path, or the package that it names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^astro:', '[?]raw$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]astro)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
