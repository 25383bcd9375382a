import { spawnSync } from 'node:child_process';
import { npmScript } from '../../boot/npm.mjs';

type Ran = Readonly<{ code: number; text: string; complaint: string }>;
export type How = Readonly<{ cwd: string }>;

/** Runs a program to its end. */
export function ran(command: string, args: readonly string[], { cwd }: How): Ran {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { code: status ?? 1, text: stdout, complaint: stderr };
}

/** Runs npm, the one that started us where it did. */
export function npm(args: readonly string[], how: How): Ran {
  const script = npmScript();
  return script ? ran(process.execPath, [script, ...args], how) : ran('npm', args, how);
}

/** What a program printed. @throws {Error} with all its words, when it failed. */
export function needed({ code, text, complaint }: Ran, what: string): string {
  if (code !== 0) throw new Error(`${what} failed:\n${text}${complaint}`);
  return text;
}
