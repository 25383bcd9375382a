import ofFounders from '../../entries/faqs/company-formation.json' with { type: 'json' };
import ofNames from '../../entries/faqs/name-generator.json' with { type: 'json' };
import type { Question } from '../entries/question.ts';
import { withClaims } from '../firm/claims/with-claims.ts';
import type { Everywhere } from '../locales.ts';

/** The questions of the home page. */
export const companyFormation = withClaims(ofFounders as Everywhere<readonly Question[]>); // as its schema has it

/** The four questions of the business name generator. */
export const nameGenerator: Everywhere<readonly Question[]> = ofNames;
