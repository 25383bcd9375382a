import { Button } from '@formation/ui';
import type { Words } from './words.ts';

/** The way to the door where a session has ended: the address stays, so whoever has signed in is here again. */
export const SignInAgain = ({ words }: Readonly<{ words: Words }>) => (
  <Button look="ghost" small onClick={() => location.reload()}>
    {words.signInAgain}
  </Button>
);
