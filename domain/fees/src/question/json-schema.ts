import type { Field } from './field.ts';
import type { Question } from './question.ts';

/** A JSON Schema (draft 2020-12) of a property. */
type Property = Readonly<Record<string, unknown>>;

export type JsonSchema = Readonly<{
  $schema: string;
  title: string;
  type: 'object';
  properties: Readonly<Record<string, Property>>;
  required: readonly string[];
  additionalProperties: false;
}>;

const DECIMAL = { type: 'string', pattern: String.raw`^\d+(\.\d+)?$` };

/**
 * The question as a JSON Schema: what `answer` may be asked, every number as a decimal text.
 *
 * What is offered, needed or limited by the answers before it, a schema of one object cannot say: it lists everything
 * that can ever be chosen, and the reader refuses the rest.
 */
export function jsonSchema({ fields }: Question, title: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, property(field)])),
    required: fields.filter((field) => 'needed' in field && field.needed === true).map(({ key }) => key),
    additionalProperties: false,
  };
}

function property(field: Field): Property {
  switch (field.kind) {
    case 'yes':
      return { type: 'string', enum: ['yes', 'no'], default: 'no' };
    case 'choice':
      return {
        type: 'string',
        enum: field.choices,
        ...(!field.optional && { 'x-default': 'the first that is offered' }),
      };
    case 'amount':
      return { ...DECIMAL, 'x-kind': 'amount', ...ends(field) };
    case 'percent':
      return { ...DECIMAL, 'x-kind': 'percent', ...ends(field) };
    case 'number':
      return { ...DECIMAL, 'x-kind': field.whole ? 'whole number' : 'number', ...ends(field) };
  }
}

/**
 * Limits are texts, as the numbers are: JSON Schema's own `minimum` is for binary numbers. What it has no word for has
 * one that begins with `x-`, which readers that do not know it pass over.
 */
function ends({ default: otherwise, needed, least, most }: Extract<Field, { kind: 'amount' | 'percent' | 'number' }>) {
  return {
    ...(otherwise !== undefined && { default: otherwise }),
    ...(typeof needed === 'function' && { 'x-needed': 'after some answers' }),
    ...(least !== undefined && { 'x-least': least }),
    ...(most !== undefined && { 'x-most': most }),
  };
}
