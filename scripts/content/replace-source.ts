import { renameSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import settings from '../../oxfmt.config.ts';

/**
 * Puts a source that a program wrote in place of a file, in the form of the house: written beside it first, so that a
 * crash leaves the old one or the new one, never half.
 * @throws SyntaxError when it is not a source.
 */
export async function replaceSource(target: string, source: string): Promise<void> {
  const { code, errors } = await format(target, source, settings);
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
  writeFileSync(`${target}.new`, code);
  renameSync(`${target}.new`, target);
}
