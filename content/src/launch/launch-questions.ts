import data from '../../entries/launch/questions.json' with { type: 'json' };
import type { LaunchQuestion } from '../entries/launch-question.ts';

/** What no program can know. `npm run launch-check` lists those that nobody has answered. */
export const launchQuestions = data as readonly LaunchQuestion[]; // the check holds them to their schema
