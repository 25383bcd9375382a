import { Button } from '@formation/ui';
import { Failure } from './typed-form.tsx';
import type { useAsked } from './use-asked.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words }> & Pick<ReturnType<typeof useAsked>, 'failure' | 'load'>;

/** Why an answer did not come, and the button that asks again. */
export const AskAgain = ({ words, failure, load }: Props) => (
  <>
    <Failure words={words} failure={failure} />
    {failure !== undefined && (
      <div>
        <Button look="ghost" small onClick={load}>
          {words.today.again}
        </Button>
      </div>
    )}
  </>
);
