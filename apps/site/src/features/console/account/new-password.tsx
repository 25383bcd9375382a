import { TextField } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';

/** A password that is chosen now, beside whose it is. */
export function NewPassword({ email }: Readonly<{ email: string }>) {
  const { enrolment } = useWords();
  return (
    <>
      {/* For the browser's own keeping of passwords. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <TextField
        name="password"
        label={enrolment.password}
        help={enrolment.passwordHelp}
        type="password"
        autoComplete="new-password"
        minLength={12}
        maxLength={200}
        required
      />
    </>
  );
}

/** The first one-time code of a new key. */
export function FirstCode() {
  const { enrolment } = useWords();
  return (
    <TextField
      name="code"
      label={enrolment.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
    />
  );
}
