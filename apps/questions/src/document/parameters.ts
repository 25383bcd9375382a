import { hyphenated, jsonSchema } from '@formation/fees';
import type { CallQuestion, TextField } from '../call-question.ts';

/** A name in the query of a call, as the document of the calls describes it. */
export type Parameter = Readonly<{
  name: string;
  in: 'query';
  required: boolean;
  schema: object;
  description?: string;
}>;

const schemas: Readonly<Record<TextField['kind'], object>> = {
  text: { type: 'string' },
  day: { type: 'string', format: 'date' },
  'month-day': { type: 'string', pattern: String.raw`^\d\d-\d\d$` },
};

const common: readonly Parameter[] = [
  {
    name: 'day',
    in: 'query',
    required: false,
    schema: schemas.day,
    description: 'The day that counts; today in Colombo where it is left out.',
  },
  {
    name: 'lang',
    in: 'query',
    required: false,
    schema: { type: 'string', enum: ['en', 'si', 'ta'] },
    description: 'The language of the words; otherwise the one that the client accepts, or English.',
  },
];

/** Every name that a question takes, as it is written in the address. */
export function parametersOf({ question, texts = [] }: CallQuestion): readonly Parameter[] {
  const { properties, required } = jsonSchema(question, '');
  const fields = Object.entries(properties).map(([key, schema]): Parameter => ({
    name: hyphenated(key),
    in: 'query',
    required: required.includes(key),
    schema,
  }));
  const others = texts.map(({ key, kind, most, needed = false }): Parameter => ({
    name: hyphenated(key),
    in: 'query',
    required: needed,
    schema: { ...schemas[kind], ...(most !== undefined && { maxLength: most }) },
  }));
  return [...fields, ...others, ...common];
}
