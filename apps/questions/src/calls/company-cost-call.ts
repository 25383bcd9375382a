import { isoDate } from '@formation/calendar';
import { type Locale, messages, sourceTitle } from '@formation/content';
import { usStateReports } from '@formation/deadlines';
import { type Answers, asking, type AnswersOf } from '@formation/fees';
import {
  companyCost,
  type CompanyCost,
  type CompanyForm,
  countsShares,
  formOf,
  kinds,
  places,
  plainCostLine,
  plainGaps,
  plainSum,
  serviceKeys,
  servicesOf,
  sharesOf,
  shownCurrencies,
  type Sum,
} from '@formation/formation';
import type { CallQuestion } from '../call-question.ts';
import type { Refusal } from '../refusal.ts';
import { singleCall } from '../single-call.ts';

const states = Object.keys(usStateReports);
const isUs = ({ place }: Answers) => place === 'us';

const company = asking()
  .group('company')
  .choice('place', places)
  .choice('state', states, { applies: isUs, offered: () => ['WY', ...states.filter((state) => state !== 'WY')] })
  .choice('kind', kinds, { applies: isUs })
  .choice('years', ['3', '1', '5'])
  .yes('have')
  .number('shares', { whole: true, applies: (answers) => countsShares(formIn(answers)) })
  .number('issued', { whole: true, applies: (answers) => countsShares(formIn(answers)) })
  .amount('assets', { currency: 'USD', applies: (answers) => countsShares(formIn(answers)) })
  .number('rupees', { sign: 'LKR', least: '0.01' })
  .asked();

type Where = Readonly<{ place: (typeof places)[number]; state: string; kind: string }>;

const formIn = ({ place, state, kind }: Where) => formOf(place, state, kind);

const services = serviceKeys.map((key) => ({
  ...{ key, name: key, group: 'services', kind: 'choice' as const },
  choices: ['usual', 'on', 'off'],
  offered: () => ['usual', 'on', 'off'],
  applies: (answers: Answers) => servicesOf(formIn(answers as Where)).some((service) => service.key === key),
}));

type CostAnswers = AnswersOf<typeof company> & Readonly<Record<(typeof serviceKeys)[number], 'usual' | 'on' | 'off'>>;

const callQuestion: CallQuestion<CostAnswers> = {
  question: { fields: [...company.fields, ...services] },
  texts: [{ key: 'formed', kind: 'day' }],
};

/** What a company costs over some years: the page's question, without a package of ours. */
export const companyCostCall = singleCall({
  prefix: '/api/v1/company-cost',
  weight: 1,
  schema: 'CompanyCost',
  summary: messages.en.companyCost.heading,
  question: callQuestion,
  answer({ answers, texts, day }, request) {
    const formed = isoDate(texts['formed']) ?? day;
    const years = ({ '1': 1, '3': 3, '5': 5 } as const)[answers.years];
    const choices = serviceKeys.flatMap((key) => (answers[key] === 'usual' ? [] : [[key, answers[key]] as const]));
    const form = formWith(answers);
    if (!form) return { refused: tooManyIssued(request.language) };
    const cost = companyCost({
      ...{ form, day: formed, today: day, years },
      exists: answers.have && formed <= day,
      services: Object.fromEntries(choices),
      ...(answers.rupees && { rupees: answers.rupees }),
    });
    if ('refused' in cost) throw new Error(`a question that was read is refused: ${cost.refused}`);
    return { body: { day, formed, place: answers.place, years, ...costAnswer(cost, request.language) } };
  },
});

/** The form of company with its shares, where its state counts them; nothing where more are issued than there are. */
function formWith(answers: CostAnswers): CompanyForm | undefined {
  const form = formIn(answers);
  const { shares: authorised, issued = { units: 0n, scale: 0 }, assets } = answers;
  if (!countsShares(form) || !authorised) return form;
  const shares = sharesOf(authorised, issued, assets);
  return shares && { ...form, shares };
}

function tooManyIssued(language: Locale): Refusal {
  const message = messages[language].companyCost.form.shares.tooManyIssued;
  return { status: 422, code: 'too-large', field: 'issued', message };
}

const inEach = (sum: Sum) =>
  Object.fromEntries(shownCurrencies.map((currency) => [currency, plainSum(sum, currency)] as const));

function costAnswer(cost: CompanyCost, language: Locale) {
  const { formation, deadlines } = messages[language];
  const { notCounted, ...gaps } = plainGaps(cost);
  return {
    lines: cost.lines.map((line) => {
      const { key, ...plain } = plainCostLine(line, (source) => sourceTitle(source, deadlines.sources));
      return { key, label: formation.cost.keys[key], ...plain };
    }),
    perYear: cost.years.map(inEach),
    total: inEach(cost.total),
    ...gaps,
    notCounted: notCounted.map((key) => ({ key, text: formation.cost.notCounted[key] })),
  };
}
