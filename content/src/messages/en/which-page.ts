import { site } from '../../firm/site.ts';

/** The questionnaire's page; its questions, outcomes and reasons are in `formation.which`. */
export const whichPage = {
  meta: {
    title: `Which company fits you, or none yet | ${site.brand}`,
    description:
      'Ten questions rule out what cannot work for you and weigh the rest: US LLC or corporation, UK or Hong Kong company, or none yet. With sources.',
  },
  heading: 'Which company fits you',
  lead: 'Ten short questions; you may skip any. We rule out what cannot work for you, then show what speaks for and against the rest, including having no company yet.',
  form: {
    card: 'Your answers',
    next: 'Next',
    back: 'Back',
    restart: 'Start again',
    show: 'Show what fits',
  },
  result: {
    card: 'What fits',
    before: 'The answer builds up here with each question.',
    tooEarly: 'No form stands out so far. The next answers decide.',
    noneStandsOut: 'More speaks against each form than for it. Stay as you are for now, or ask us.',
    soFar: 'From {count} of {all} answers so far',
    done: 'From all {all} answers',
    tie: 'It is a tie',
    tieText: 'Your answers speak for these forms alike, so we name no winner.',
    tieOpen: 'This question may still decide: {question}',
    others: 'The others',
    ruledOut: 'Ruled out by your answers',
    noneInList: 'No company for now',
    know: 'Know before you decide',
    cost: 'See what it costs',
    deadlines: 'See what it must file, and when',
    noCost: 'See what a sole trader pays',
    nothingFor: 'None of your answers speaks for it.',
    see: 'See why',
    home: 'You live in Sri Lanka: its law on money abroad and on companies managed from here',
  },
  withoutScript:
    'Your browser runs no script, so this page cannot weigh your answers. The page of every reason names the answer that each follows from.',
  reasons: 'Every reason, with its source',
} as const;

/** The page of every reason that the questionnaire weighs. */
export const whichReasons = {
  meta: {
    title: `Which company fits: every reason and source | ${site.brand}`,
    description:
      'All that the ten questions weigh: what rules a form out, what speaks for it and against it, with which answers, and where each rule was read.',
  },
  title: 'Every reason',
  lead: 'What the questions weigh, for you to check. Forms that are ruled out go first; the rest is weighed.',
  to: '“{answer}” to “{question}”',
  and: 'and',
  if: 'If you answer {answers}',
  ruledOut: 'Ruled out, whatever else speaks for it',
  unless: 'not if {answers}',
  always: 'Always',
  sources: 'What the reasons rest on',
  unmarked:
    'A number leads here. Reasons without one are our judgement or common knowledge in the trade, checked on the same days.',
} as const;
