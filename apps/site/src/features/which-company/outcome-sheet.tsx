import { fill } from '@formation/content';
import type { Answers, Outcome, Ranked, Verdict } from '@formation/formation';
import { GoLink, Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import type { UsualPays } from '../../lib/pays-back/pays-words.ts';
import type { OutcomeReasons } from './outcome-reasons.tsx';
import { firstOpen, isDone, questionNames } from './typed-answers.ts';
import type { WhichWords } from './which-words.ts';
import '../../lib/tool/tool.css';

/** What the answers say, and how to show it; it comes a moment after the page. */
export type Weighed = Readonly<{ verdict: Verdict; Reasons: typeof OutcomeReasons }>;

/** The pages that count an outcome, name its duties, and list every reason. */
export type Links = Readonly<{ cost: string; deadlines: string; reasons: string; offers: Offers; pays: UsualPays }>;

/** What a company costs with us, by its country, and where we offer it. */
type Offers = Readonly<Partial<Record<'us' | 'uk', Readonly<{ text: string; href: string }>>>>;
type TextContext = Readonly<{ words: WhichWords; answers: Answers }>;
type Shown = TextContext & Pick<Weighed, 'Reasons'>;
type Props = TextContext & Readonly<{ weighed: Weighed | undefined; links: Links; children: ReactNode }>;

/** What the cost page and the calendar should show for an outcome. */
const queries: Readonly<
  Record<Outcome, Readonly<{ cost: string; deadlines?: string; country?: keyof Offers; company?: 'hk' }>>
> = {
  'none-yet': { cost: 'place=lk' },
  'us-llc': { cost: 'place=us&kind=llc', deadlines: 'country=us&kind=llc', country: 'us' },
  'us-corporation': {
    cost: 'place=us&state=DE&kind=corporation',
    deadlines: 'country=us&state=DE&kind=corporation',
    country: 'us',
  },
  'uk-ltd': { cost: 'place=uk', deadlines: 'country=uk', country: 'uk' },
  'lk-ltd': { cost: 'place=lk-ltd' },
  'hk-ltd': { cost: 'place=hk', deadlines: 'country=hk', company: 'hk' },
};

/** How the comparison of routes opens: with the way in which the visitor's clients pay, where an answer says it. */
function paidBy({ payments }: Answers): Readonly<Record<string, string>> {
  if (payments === 'invoices') return { by: 'bank' };
  return payments === 'cards-on-own-site' || payments === 'stripe' ? { by: 'card' } : {};
}

type List = Readonly<{ title: string; list: readonly Ranked[]; isOpen?: boolean }>;

function Folded({ Reasons, title, list, isOpen = false, ...said }: Shown & List) {
  if (list.length === 0) return null;
  return (
    <div>
      <h3 className="small">{title}</h3>
      {list.map((ranked) => (
        <details className="other-outcome" key={ranked.outcome} open={isOpen}>
          <summary>
            {nameInList(ranked, said.words)} <Icon name="chevron-down" />
          </summary>
          <Reasons {...said} ranked={ranked} heading="h4" />
        </details>
      ))}
    </div>
  );
}

/** An outcome among others, where the sentence that it is alone would mislead. */
export const nameInList = ({ outcome }: Ranked, { which, page }: Pick<WhichWords, 'which' | 'page'>): string =>
  outcome === 'none-yet' ? page.result.noneInList : which.outcomes[outcome];

export function countText(answers: Answers, { page }: Pick<WhichWords, 'page'>): string {
  const [count, all] = [Object.keys(answers).length, questionNames.length];
  return fill(count === all ? page.result.done : page.result.soFar, { count, all });
}

type PaysProps = Readonly<{ company: 'us' | 'uk' | 'hk'; pays: UsualPays; answers: Answers }>;

/** Whether the company pays for itself; the routes home open with it, and with how clients pay. */
function Pays({ company, pays: { title, lines, href, link }, answers }: PaysProps) {
  const query = new URLSearchParams({ company, ...paidBy(answers) }).toString();
  return (
    <>
      <p className="small">
        <b>{title}</b> {lines[company].join(' ')}
      </p>
      <p>
        <GoLink href={`${href}?${query}`}>{link}</GoLink>
      </p>
    </>
  );
}

/** An outcome that leads, with its reasons and where to see its costs and duties. */
function Leading({ Reasons, links, ranked, ...said }: Shown & Readonly<{ links: Links; ranked: Ranked }>) {
  const { result } = said.words.page;
  const { cost, deadlines, country, company = country } = queries[ranked.outcome];
  const offer = country && links.offers[country];
  return (
    <>
      <Reasons {...said} ranked={ranked} heading="h3" />
      <p className="cluster">
        <GoLink href={`${links.cost}?${cost}`}>{ranked.outcome === 'none-yet' ? result.noCost : result.cost}</GoLink>
        {deadlines && <GoLink href={`${links.deadlines}?${deadlines}`}>{result.deadlines}</GoLink>}
        {offer && <GoLink href={offer.href}>{offer.text}</GoLink>}
      </p>
      {company && <Pays company={company} pays={links.pays} answers={said.answers} />}
    </>
  );
}

/** What fits, in a few words; empty while none stands out. */
export function fitText(leaders: readonly Ranked[], { which, page }: Pick<WhichWords, 'which' | 'page'>): string {
  const [first] = leaders;
  if (leaders.length > 1) return page.result.tie;
  return first ? which.outcomes[first.outcome] : '';
}

/** Says that several forms fit alike, and which question may still tell them apart. */
function Tie({ words: { page, which }, answers }: TextContext) {
  const open = questionNames[firstOpen(answers)];
  return (
    <p>
      {page.result.tieText}{' '}
      {!isDone(answers) && open && fill(page.result.tieOpen, { question: which.questions[open].title })}
    </p>
  );
}

/** The outcomes in their order: what leads, what is ruled out, and the others. */
function Outcomes({ weighed, links, ...said }: TextContext & Readonly<{ weighed: Weighed; links: Links }>) {
  const { result } = said.words.page;
  const { leaders, others, ruledOut } = weighed.verdict;
  const shown = { ...said, Reasons: weighed.Reasons };
  return (
    <>
      {leaders.length === 0 && <p className="muted">{isDone(said.answers) ? result.noneStandsOut : result.tooEarly}</p>}
      {leaders.length > 1 && <Tie {...said} />}
      {leaders.map((ranked) => (
        <div className="stack" key={ranked.outcome}>
          {leaders.length > 1 && <h3>{nameInList(ranked, said.words)}</h3>}
          <Leading {...shown} links={links} ranked={ranked} />
        </div>
      ))}
      <Folded {...shown} title={result.ruledOut} list={ruledOut} isOpen />
      <Folded {...shown} title={result.others} list={others} />
    </>
  );
}

/** What fits the answers so far, with its reasons; the others and what is ruled out below. */
export function OutcomeSheet({ words, answers, weighed, links, children }: Props) {
  const { result } = words.page;
  const isOpen = Object.keys(answers).length > 0;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner stack">
        <h2 id="result-title">{(weighed && fitText(weighed.verdict.leaders, words)) || result.card}</h2>
        {!isOpen && <p className="muted">{result.before}</p>}
        {isOpen && <p className="small muted">{countText(answers, words)}.</p>}
        {isOpen && weighed && <Outcomes words={words} answers={answers} weighed={weighed} links={links} />}
        {answers.residence === 'sri-lanka' && (
          <p>
            <GoLink href="#sri-lanka">{result.home}</GoLink>
          </p>
        )}
        <p className="small">
          <a href={links.reasons}>{words.page.reasons}</a>
        </p>
        {isOpen && children}
        <p className="fine">{words.which.notAdvice}</p>
      </div>
    </section>
  );
}
