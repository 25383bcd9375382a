import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was typed after a command, or undefined where it holds an option, a value or a word that the command does not know. */
export function typedOptions<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | undefined {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}
