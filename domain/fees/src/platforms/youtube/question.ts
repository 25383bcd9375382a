import { asking, type AnswersOf } from '../../question/question.ts';

/** What the amount is: earnings as YouTube shows them, or what advertisers and fans paid before YouTube's share. */
const figures = ['shown', 'watch', 'shorts', 'fans'] as const;

/** What Google was told for the US tax: the form with Sri Lanka's treaty claimed, without it, or nothing. */
const forms = ['treaty', 'noClaim', 'none'] as const;
const accounts = ['person', 'business'] as const;

type FormChoice = Readonly<{ taxForm: (typeof forms)[number] }>;
type FormOf = FormChoice & Readonly<{ account: (typeof accounts)[number] }>;

/** Without a form an individual is taxed on everything, wherever it was watched. */
export const isTaxedOnAll = ({ taxForm, account }: FormOf) => taxForm === 'none' && account === 'person';

/** What decides what is left of a month on YouTube. */
export const question = asking()
  .group('month')
  .choice('figure', figures)
  .amount('amount', {
    currency: 'USD',
    needed: true,
    example: '1000',
    aliases: ['earnings', 'estimated-revenue', 'gross', 'total', 'revenue'],
  })
  .group('tax')
  .choice('taxForm', forms)
  .choice('account', accounts, { applies: ({ taxForm }) => taxForm === 'none' })
  .percent('usShare', {
    needed: (month) => !isTaxedOnAll(month),
    least: '0',
    most: '100',
    example: '10',
    aliases: ['us-viewers', 'us-earnings-percent'],
    applies: (month) => !isTaxedOnAll(month),
  })
  .asked();

export type Month = AnswersOf<typeof question>;
