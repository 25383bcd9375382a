import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const scratch = join(root, '.cache');
const leftWithin = new Set(['node_modules', 'dist', 'data', '.git', '.cache', '.boot', '.astro', '.stryker-tmp']);
/** Only at the root are `reports` those of our tools: the fees have a folder of that name. */
const left = new Set([...leftWithin, 'reports']);

/** What laws say of many cases is judged in the project itself; here is judged what an owner may change. */
const FEW_CASES = '20';

/** A copy of this project, in which a test may do what the owner and contributors do. */
export type Copy = Readonly<{
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Changes the text of a file. @throws RangeError when it stays as it is. */
  edit: (file: string, change: (text: string) => string) => void;
  /** Runs a program in the copy and answers with all that it wrote. */
  run: (program: string, ...args: readonly string[]) => string;
  /** Begins to run a program in the copy; answers when it has ended. */
  begin: (program: string, ...args: readonly string[]) => Promise<unknown>;
}>;

/** Copies the project. What is installed is shared: the copy lies inside, where it is found. */
export function freshCopy(): Copy {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'copy-'));
  for (const name of readdirSync(root).filter((each) => !left.has(each)))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !leftWithin.has(basename(path)),
    });
  const rooms = 'node_modules/@formation'; // links to "../../content" and so on: in the copy they mean its own rooms
  cpSync(join(root, rooms), join(folder, rooms), { recursive: true, verbatimSymlinks: true });
  const compressed = '.cache/compressed'; // what the changes leave as it is need not be compressed again
  if (existsSync(join(root, compressed))) cpSync(join(root, compressed), join(folder, compressed), { recursive: true });

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    write,
    edit: (file, change) => {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new RangeError(`${file} has nothing of what should be changed`);
      write(file, after);
    },
    run: (program, ...args) => run(folder, program, args),
    begin: (program, ...args) =>
      once(spawn(program, args, { cwd: folder, env: environment(), stdio: 'ignore' }), 'exit'),
  };
}

function environment(): NodeJS.ProcessEnv {
  const path = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|TEST_|NODE_OPTIONS|NODE_ENV|PLAYWRIGHT)/.test(name),
  );
  return { ...Object.fromEntries(own), PATH: path, FORCE_COLOR: '0', LAW_CASES: FEW_CASES };
}

function run(cwd: string, program: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return `${stderr}\n${stdout}`;
}
