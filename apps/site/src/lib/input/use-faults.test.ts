import { type Locale, locales, messages } from '@formation/content';
import { expect, test } from 'vitest';
import { personRules } from './use-faults.ts';

test.each(Object.keys(locales) as Locale[])('in %s both forms say the same of a name and an address', (locale) => {
  const { contact, meet } = messages[locale];
  const { name, email } = personRules(contact.form);

  expect([name.fault, email.fault]).toEqual([meet.form.nameFault, meet.form.emailFault]);
  expect(['Nimal', ' \u200B', ''].map(name.isFine)).toEqual([true, false, false]);
  expect(['nimal@example.lk', 'nimal@gmail'].map(email.isFine)).toEqual([true, false]);
});
