import { Note } from '@formation/ui';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';

/** Why something of the site was refused; what is so everywhere is said as everywhere. */
export function SiteFailure({ failure }: Readonly<{ failure: string | undefined }>) {
  const { refused } = useWords().site;
  if (failure === undefined || !Object.hasOwn(refused, failure)) return <Failure failure={failure} />;
  return (
    <div aria-live="polite">
      <Note tone="bad">{refused[failure as keyof typeof refused]}</Note>
    </div>
  );
}
