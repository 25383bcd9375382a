import { claims, inLanguage, type Locale, type Service } from '@formation/content';

/** Steps as the design shows them: one that a claim gives a time says it. */
export const timedSteps = (locale: Locale, steps: Service['steps']) =>
  steps.map(({ title, description, claim }) => ({
    title,
    text: description,
    ...(claim && { when: inLanguage(claims[claim].text, locale) }),
  }));
