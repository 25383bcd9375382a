import { site } from '../../site.ts';

/** The questionnaire's page; its questions, outcomes and reasons are in `formation.which`. */
export const whichPage = {
  meta: {
    title: `Which company fits you, or none yet | ${site.brand}`,
    description:
      'Eight questions weigh a US LLC or corporation, a UK or Hong Kong company, and having none yet. You see what speaks for and against each.',
  },
  heading: 'Which company fits you',
  lead: 'Eight questions at most, and you may skip any. You see what speaks for and against each form, also for having no company yet.',
  form: {
    card: 'Your answers',
    next: 'Next',
    back: 'Back',
    restart: 'Start again',
    show: 'Show what fits',
    all: 'All answers',
  },
  result: {
    card: 'What fits',
    before: 'The answer builds up here with each question.',
    tooEarly: 'Your answers fit several forms alike so far. The next ones decide.',
    soFar: 'From {count} of {all} answers so far',
    done: 'From all {all} answers',
    tie: 'As close by your answers: {outcome}.',
    others: 'The others',
    cost: 'See what it costs',
    noCost: 'See what a sole trader pays',
    nothingFor: 'None of your answers speaks for it.',
    see: 'See why',
  },
  withoutScript:
    'Your browser runs no script, so this page cannot weigh your answers. Every reason stands below with the answer it follows from.',
  every: {
    title: 'Every reason',
    lead: 'What the questions weigh, for you to check. An answer that stands under several forms counts for each.',
    if: 'if you answer “{answer}”',
  },
} as const;
