import { Button, Note } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';

type Props = Readonly<{ isUnsent: boolean; again: () => void }>;

/** That a change waits for the line, and a way to try it now. */
export function Unsent({ isUnsent, again }: Props) {
  const { enquiry } = useWords();
  return (
    <div aria-live="polite">
      {isUnsent && (
        <Note tone="warn">
          {enquiry.unsent}{' '}
          <Button look="ghost" small onClick={again}>
            {enquiry.again}
          </Button>
        </Note>
      )}
    </div>
  );
}
