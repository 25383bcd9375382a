import { build, type Rolldown } from 'vite';

/**
 * A script of a single file, without what only its readers need. `es` is as it stands, `iife` keeps its names to itself.
 *
 * @param define - names in the script that stand for values, as JSON.
 */
export async function packedScript(
  path: string,
  format: 'es' | 'iife',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...define },
    build: { write: false, rolldownOptions: { input: path, output: { format } } },
  });
  const [result] = [built].flat() as Rolldown.RolldownOutput[]; // it neither watches nor writes
  const [script] = result?.output ?? [];
  if (script?.type !== 'chunk') throw new Error(`${path} was not built.`);
  return script.code.trim();
}
