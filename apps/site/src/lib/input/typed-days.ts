import { readForm, type Typed } from './use-typed.ts';

/** What stands for a day that was typed and does not exist: no field and no link holds it as a day. */
export const NO_DAY = 'no-day';

/**
 * What a field of a day holds: also a day that does not exist, which the browser gives as nothing. One that is still
 * being typed is what it was before, since on its way there it is many others, and none.
 */
export function typedDay(field: HTMLInputElement, before: string | undefined): string {
  const { value, validity, dataset } = field;
  if (value || validity.badInput) delete dataset['unread'];
  const typed = value || (validity.badInput ? NO_DAY : (dataset['unread'] ?? ''));
  const isUnderWay = field === document.activeElement && !validity.valid;
  return isUnderWay ? (before ?? typed) : typed;
}

/** Whether something is the field of a day. */
export const isDayField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'date';

/** As {@link readForm}, with every day that was typed, whether it exists or not. */
export function readWithDays(form: HTMLFormElement, before: Typed): Typed {
  const days = [...form.elements].filter(isDayField).map((day) => [day.name, typedDay(day, before[day.name])]);
  return { ...readForm(form), ...Object.fromEntries<string>(days as [string, string][]) };
}
