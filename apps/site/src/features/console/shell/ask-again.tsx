import { Button } from '@formation/ui';
import { Failure } from './typed-form.tsx';
import { useWords } from './use-words.ts';

type Props = Readonly<{ failure: string | undefined; load: () => unknown }>;

/** Why an answer did not come, and the button that asks again. */
export function AskAgain({ failure, load }: Props) {
  const words = useWords();
  return (
    <>
      <Failure failure={failure} />
      {failure !== undefined && (
        <div>
          <Button look="ghost" small onClick={load}>
            {words.today.again}
          </Button>
        </div>
      )}
    </>
  );
}
