import { asking, type AnswersOf } from '../../question/question.ts';

/** Who brought the student: Udemy, or a coupon or link of the instructor's own. */
const bringers = ['udemy', 'own'] as const;

/** What the amount is: paid on the website, or the net amount that Udemy reports. */
const figures = ['website', 'net'] as const;

/** What the instructor's tax form claims; without a form nothing is paid out. */
const forms = ['noClaim', 'treaty'] as const;

/** What decides what is left of sales of a course on Udemy. */
export const question = asking()
  .group('sale')
  .choice('broughtBy', bringers, { aliases: ['channel', 'source'] })
  .choice('figure', figures)
  .amount('amount', {
    currency: 'USD',
    needed: true,
    example: '100',
    aliases: ['price', 'price-paid', 'gross', 'total', 'revenue'],
  })
  .group('tax')
  .choice('taxForm', forms)
  .percent('usShare', {
    needed: true,
    default: '0',
    least: '0',
    most: '100',
    example: '30',
    aliases: ['us-students', 'us-sales-percent'],
  })
  .yes('sriLankanVat')
  .asked();

export type Sales = AnswersOf<typeof question>;
