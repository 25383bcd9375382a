import type { Answers, Because, Ranked } from '@formation/formation';
import { ReasonList, type Sentence } from './reason-list.tsx';
import type { WhichWords } from './which-words.ts';

type Props = Readonly<{ words: WhichWords; answers: Answers; ranked: Ranked; heading: 'h3' | 'h4' }>;

/** What rules an outcome out, or what speaks for and against it and what to know before taking it. */
export function OutcomeReasons({ words, answers, ranked, heading }: Props) {
  const { which, page } = words;
  const { reasonsFor, reasonsAgainst, notes, refusedBy } = ranked;
  const shared = { words, answers, heading };
  const said = ({ reason, questions, basis }: Because): Sentence => ({ text: which.reasons[reason], questions, basis });
  const refused = refusedBy.map(({ condition, questions, basis }) => ({
    text: which.conditions[condition],
    questions,
    basis,
  }));
  const known = notes.map(({ note, basis }) => ({ text: which.notes[note], questions: [], basis }));
  if (refused.length > 0) return <ReasonList {...shared} look="against" sentences={refused} />;
  return (
    <>
      {reasonsFor.length === 0 && <p className="small muted">{page.result.nothingFor}</p>}
      <ReasonList {...shared} title={which.speaksFor} look="for" sentences={reasonsFor.map((one) => said(one))} />
      <ReasonList
        {...shared}
        title={which.speaksAgainst}
        look="against"
        sentences={reasonsAgainst.map((one) => said(one))}
      />
      <ReasonList {...shared} title={page.result.know} look="know" sentences={known} />
    </>
  );
}
