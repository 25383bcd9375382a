import { TextField } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';

/** A password that somebody signs in with. */
export function GivenPassword() {
  const { door } = useWords();
  return (
    <TextField
      name="password"
      label={door.password}
      help={door.passwordHelp}
      type="password"
      autoComplete="current-password"
    />
  );
}
