import { TextField } from '@formation/ui';
import type { Words } from './words.ts';

/** A password that somebody signs in with. */
export const GivenPassword = ({ words: { door } }: Readonly<{ words: Words }>) => (
  <TextField
    name="password"
    label={door.password}
    help={door.passwordHelp}
    type="password"
    autoComplete="current-password"
  />
);
