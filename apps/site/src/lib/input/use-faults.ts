import type { Messages } from '@formation/content';
import { hasDomain, isVisible } from '@formation/leads';
import { useState } from 'react';
import { readForm } from './use-typed.ts';

/** Whether a text will do in its field, and what to say where it will not. */
type Rule = Readonly<{ isFine: (text: string) => boolean; fault: string }>;

type Words = Pick<Messages['contact']['form'], 'nameFault' | 'emailFault'>;

/** What a name and an address of a person must have besides what the browser asks for. */
export const personRules = (words: Words) => ({
  name: { isFine: isVisible, fault: words.nameFault },
  email: { isFine: hasDomain, fault: words.emailFault },
});

/**
 * What is wrong with the fields of a form that the browser itself takes. They are looked at when it is to be sent: the
 * first wrong one gets the focus. What is said of a field goes as soon as it is edited.
 *
 * @param rules - by the names of the fields.
 */
export function useFaults<Name extends string>(rules: Readonly<Record<Name, Rule>>) {
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const names = Object.keys(rules) as Name[]; // its own keys
  return {
    /** Whether all are fine. */
    check(form: HTMLFormElement): boolean {
      const typed = readForm(form);
      const found = names.filter((name) => !rules[name].isFine(typed[name]?.trim() ?? ''));
      setWrong(found);
      if (found[0] !== undefined) form.querySelector<HTMLElement>(`[name=${found[0]}]`)?.focus();
      return found.length === 0;
    },
    /** For the field of a name. */
    of: (name: Name) => ({
      fault: wrong.includes(name) ? rules[name].fault : '',
      onInput: () => setWrong((before) => before.filter((other) => other !== name)),
    }),
  };
}

/** The faults of fields, as they are handed on to those that show them. */
export type FaultsOf<Name extends string> = ReturnType<typeof useFaults<Name>>['of'];
