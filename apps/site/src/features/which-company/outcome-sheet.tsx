import { fill } from '@formation/content';
import { whichCompany, type Answers, type Because, type Outcome, type Ranked } from '@formation/formation';
import { GoLink, Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import { becauseOf, ReasonList } from './reason-list.tsx';
import { questionNames } from './typed-answers.ts';
import { answerText, type WhichWords } from './which-words.ts';
import '../../lib/tool/tool.css';

type Props = Readonly<{ words: WhichWords; answers: Answers; costHref: string; children: ReactNode }>;

/** What the cost page should count for an outcome. */
const costQueries: Readonly<Record<Outcome, string>> = {
  'none-yet': 'place=lk',
  'us-llc': 'place=us&kind=llc',
  'us-corporation': 'place=us&state=DE&kind=corporation',
  'uk-ltd': 'place=uk',
  'hk-ltd': 'place=hk',
};

function Reasons({
  words,
  answers,
  ranked,
  heading,
}: Pick<Props, 'words' | 'answers'> & Readonly<{ ranked: Ranked; heading: 'h3' | 'h4' }>) {
  const origin = ({ question }: Because) => becauseOf(answerText(question, answers, words), words);
  return (
    <>
      {ranked.reasonsFor.length === 0 && <p className="small muted">{words.page.result.nothingFor}</p>}
      <ReasonList words={words} side="for" reasons={ranked.reasonsFor} origin={origin} heading={heading} />
      <ReasonList words={words} side="against" reasons={ranked.reasonsAgainst} origin={origin} heading={heading} />
    </>
  );
}

function Others({
  words,
  answers,
  ranking,
}: Pick<Props, 'words' | 'answers'> & Readonly<{ ranking: readonly Ranked[] }>) {
  return (
    <div>
      <h3 className="small">{words.page.result.others}</h3>
      {ranking.map((ranked) => (
        <details className="other-outcome" key={ranked.outcome}>
          <summary>
            {words.which.outcomes[ranked.outcome]} <Icon name="chevron-down" />
          </summary>
          <Reasons words={words} answers={answers} ranked={ranked} heading="h4" />
        </details>
      ))}
    </div>
  );
}

export function countText(answers: Answers, { page }: WhichWords): string {
  const [count, all] = [Object.keys(answers).length, questionNames.length];
  return fill(count === all ? page.result.done : page.result.soFar, { count, all });
}

/** The outcome that leads, with its reasons and where to see its costs. */
function Leading({ words, answers, costHref, first }: Omit<Props, 'children'> & Readonly<{ first: Ranked }>) {
  const { result } = words.page;
  return (
    <>
      <Reasons words={words} answers={answers} ranked={first} heading="h3" />
      <GoLink href={`${costHref}?${costQueries[first.outcome]}`}>
        {first.outcome === 'none-yet' ? result.noCost : result.cost}
      </GoLink>
    </>
  );
}

/** What leads by the answers so far; nothing while no answer speaks for it. */
export function leading(answers: Answers): Ranked | undefined {
  const [first] = whichCompany(answers);
  return first && first.reasonsFor.length > 0 ? first : undefined;
}

/** What fits the answers so far, with its reasons, and the others below. */
export function OutcomeSheet({ words, answers, costHref, children }: Props) {
  const { result } = words.page;
  const ranking = whichCompany(answers);
  const first = leading(answers);
  const isOpen = Object.keys(answers).length > 0;
  const others = ranking.filter((ranked) => ranked.outcome !== first?.outcome);
  const ties = others.filter(({ score }) => score === first?.score).map(({ outcome }) => words.which.outcomes[outcome]);
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner stack">
        <h2 id="result-title">{first ? words.which.outcomes[first.outcome] : result.card}</h2>
        {!isOpen && <p className="muted">{result.before}</p>}
        {isOpen && !first && <p className="muted">{result.tooEarly}</p>}
        {isOpen && (
          <p className="small muted">
            {countText(answers, words)}. {ties.length > 0 && fill(result.tie, { outcome: ties.join(', ') })}
          </p>
        )}
        {first && <Leading words={words} answers={answers} costHref={costHref} first={first} />}
        {isOpen && <Others words={words} answers={answers} ranking={others} />}
        {isOpen && children}
        <p className="fine">{words.which.notAdvice}</p>
      </div>
    </section>
  );
}
