import { site } from '../../firm/site.ts';

/** The questionnaire's page; its questions, outcomes and reasons are in `formation.which`. */
export const whichPage = {
  meta: {
    title: `Which company fits you, or none yet | ${site.brand}`,
    description:
      'Ten questions rule out what cannot work for you and weigh the rest: US LLC or corporation, UK, Hong Kong or Sri Lankan company, or none yet. With sources.',
  },
  heading: 'Which company fits you',
  lead: 'Ten short questions. You can skip any. We rule out what can’t work for you, then show the pros and cons of the rest, including no company yet.',
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
    tooEarly: 'No type of company stands out yet. Answer more questions.',
    noneStandsOut: 'Each type has more cons than pros for you. Stay as you are for now, or ask us.',
    soFar: 'From {count} of {all} answers so far',
    done: 'From all {all} answers',
    tie: 'It’s a tie',
    tieText: 'Your answers fit these types equally well.',
    tieOpen: 'This question may decide: {question}',
    others: 'The others',
    ruledOut: 'Ruled out by your answers',
    noneInList: 'No company for now',
    know: 'Know before you decide',
    cost: 'See what it costs',
    deadlines: 'See its filing deadlines',
    noCost: 'See the costs of a sole trader',
    nothingFor: 'None of your answers is in its favour.',
    see: 'See why',
    home: 'You live in Sri Lanka: see its rules on money abroad and on companies managed from here',
  },
  withoutScript:
    'Your browser doesn’t run scripts, so this page can’t compare your answers. The list of all reasons shows which answers each one depends on.',
  reasons: 'All reasons, with sources',
} as const;

/** The page of every reason that the questionnaire weighs. */
export const whichReasons = {
  meta: {
    title: `Which company fits: every reason and source | ${site.brand}`,
    description:
      'All that the ten questions consider: what rules a type of company out, its pros and cons, for which answers, and the source of each rule.',
  },
  title: 'Every reason',
  lead: 'Everything the questions consider, for you to check. We rule out types of company first, then compare the rest.',
  to: '“{answer}” to “{question}”',
  and: 'and',
  if: 'If you answer {answers}',
  ruledOut: 'Ruled out, whatever its pros',
  unless: 'not if {answers}',
  always: 'Always',
  sources: 'Sources of the reasons',
  unmarked:
    'Numbers link to these sources. Reasons without one are our judgement, or widely known with no source found.',
} as const;
