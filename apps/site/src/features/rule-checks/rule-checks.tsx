import type { IsoDate } from '@formation/calendar';
import type { CheckId } from '@formation/formation';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { CheckSheet } from './check-sheet.tsx';
import type { CheckWords } from './check-words.ts';
import { checksResult } from './checks-result.ts';
import { askedOf, checkIds, fieldName, defaultFields, questionsOf } from './typed-checks.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './rule-checks.css';

type Props = Readonly<{ day: IsoDate; words: CheckWords }>;

/** All checks in one form, so that one address holds their answers. */
export function RuleChecks({ day, words }: Props) {
  const { typed, form, put, link } = useSharedForm({ defaults: defaultFields });
  const request = (id: CheckId) => askedOf(id, typed, day);
  const restart = (id: CheckId) =>
    put(Object.fromEntries(Object.keys(questionsOf(id)).map((question) => [fieldName(id, question), ''])));
  return (
    <form className="wrap checks-list" onSubmit={(event) => event.preventDefault()} {...form}>
      {checkIds.map((id) => (
        <CheckSheet key={id} id={id} asked={request(id)} words={words} restart={() => restart(id)} />
      ))}
      <div>
        <p className="fine">{words.page.notAdvice}</p>
        <ShareTools words={words.sharing} result={checksResult(request, words)} link={link} />
      </div>
    </form>
  );
}
