import { Button } from '@formation/ui';
import { useWords } from './use-words.ts';

/** The way to the door where a session has ended: the address stays, so whoever has signed in is here again. */
export function SignInAgain() {
  const words = useWords();
  return (
    <Button look="ghost" small onClick={() => location.reload()}>
      {words.signInAgain}
    </Button>
  );
}
