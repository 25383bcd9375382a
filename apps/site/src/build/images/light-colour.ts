import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lightHex } from '@formation/tokens';

const require = createRequire(import.meta.url);
const tokens = readFileSync(require.resolve('@formation/tokens/tokens.css'), 'utf8');

/**
 * A colour of the light theme in hexadecimals, by its role, for what is drawn after the build.
 * @throws {RangeError} when no role has that name.
 */
export const lightColour = (role: string): string => lightHex(tokens, role);
