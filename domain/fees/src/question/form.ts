import { isAsked, type Answers, type Field } from './field.ts';
import type { Question } from './question.ts';
import { readAnswers, saysYes, type Texts } from './read.ts';

/** What a form holds: its fields by their names; an unticked box and a field that is not shown are absent. */
export type Typed = Readonly<Record<string, string>>;

/** The texts that a form or a shared address gives to the fields of a question. */
export function textsOf({ fields }: Question, typed: Typed): Texts {
  return Object.fromEntries(fields.map((field) => [field.key, textOf(field, typed)]));
}

/** What a form holds when these texts were given: the other way round. */
export function typedOf({ fields }: Question, texts: Texts): Typed {
  const typed: Record<string, string> = {};
  for (const field of fields) {
    const text = texts[field.key];
    if (text === undefined || text === '') continue;
    if (field.kind === 'yes') {
      if (saysYes(text)) typed[field.name] = 'on';
      continue;
    }
    if (field.box !== undefined) {
      if (field.kind === 'choice' && !field.optional && text === field.choices[0]) continue;
      typed[field.box] = 'on';
    }
    typed[field.name] = text;
  }
  return typed;
}

/** A field as a form shows it now: with what is offered, and inside the box that asks it. */
export type Shown = Readonly<{ field: Field; offered?: readonly string[]; inBox: boolean }>;

/** The parts of a form in their order, each with the fields that are asked by what is typed. */
export function shownFields(question: Question, typed: Typed): readonly Readonly<{ group: string; fields: Shown[] }>[] {
  const { answers } = readAnswers(question, textsOf(question, typed));
  const groups: { group: string; fields: Shown[] }[] = [];
  for (const field of question.fields) {
    if (!isAsked(field, answers)) continue;
    const last = groups.at(-1);
    const shown = { field, inBox: field.box !== undefined, ...offeredBy(field, answers) };
    if (last?.group === field.group) last.fields.push(shown);
    else groups.push({ group: field.group, fields: [shown] });
  }
  return groups;
}

/** A box that is left unticked means the first choice: ticked, it asks which of the others. */
function offeredBy(field: Field, answers: Answers): Readonly<{ offered?: readonly string[] }> {
  if (field.kind !== 'choice') return {};
  const offered = field.offered(answers);
  return { offered: field.box !== undefined && !field.optional ? offered.slice(1) : offered };
}

function textOf(field: Field, typed: Typed): string | undefined {
  const text = typed[field.name];
  if (field.kind === 'yes') return text === undefined ? undefined : 'yes';
  if (field.box === undefined) return text;
  if (typed[field.box] === undefined) return undefined;
  if (field.kind !== 'choice') return text ?? field.example;
  const first = field.optional ? field.choices[0] : field.choices[1];
  // The box was ticked a moment ago and its field is not there yet, or an old link names what is offered no more.
  return text !== undefined && field.choices.includes(text) ? text : first;
}
