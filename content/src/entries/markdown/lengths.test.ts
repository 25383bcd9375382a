import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { question } from '../question.ts';
import { serviceCard } from '../service-card.ts';
import { servicePrice } from '../service-price.ts';
import { tool } from '../tool.ts';
import { post } from './blog.ts';
import { formationCard, formationPage } from './formation-page.ts';
import { legal } from './legal.ts';
import { service } from './service.ts';

const schemas = { formationCard, formationPage, legal, post, question, service, serviceCard, servicePrice, tool };

type Lengths = Readonly<{
  text: (least: number, most: number) => number;
  list: (least: number, most: number) => number;
}>;
type Shape = Readonly<Record<string, unknown>> & z.core.JSONSchema.BaseSchema;

/** Something of the shape that a schema asks for, with texts and lists of these lengths. */
function sample(shape: Shape, lengths: Lengths): unknown {
  const { anyOf, oneOf, enum: words, const: only, properties = {}, items, minItems = 0, maxItems = 9 } = shape;
  const of = (part: unknown) => sample(part as Shape, lengths); // JSON Schema's own types allow a boolean
  if (only !== undefined || words) return only ?? words?.[0];
  const [first] = (anyOf ?? oneOf ?? []).toReversed();
  if (first !== undefined) return of(first);
  if (shape.type === 'array') return Array.from({ length: lengths.list(minItems, maxItems) }, () => of(items));
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, of(part)]));
  return 'x'.repeat(Math.max(0, lengths.text(shape.minLength ?? 0, shape.maxLength ?? 9)));
}

const [least, most] = [(low: number) => low, (_: number, high: number) => high];
const [below, above] = [(low: number) => low - 1, (_: number, high: number) => high + 1];
const cases: Readonly<Record<string, Lengths>> = {
  'short texts': { text: below, list: least },
  'long texts': { text: above, list: most },
  'short lists': { text: least, list: (low) => Math.max(below(low), 0) },
  'long lists': { text: most, list: above },
};

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  const shape = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape;

  test.each(Object.entries(cases))('%s are refused in words of ours', (_case, lengths) => {
    const { error } = schema.safeParse(sample(shape, lengths));
    const messages = error?.issues.map(({ message }) => message) ?? [];
    expect(messages.filter((message) => /^Too (big|small)/.test(message))).toEqual([]);
  });
});

test.each([
  [{ steps: [] }, 'There are 0 steps; it takes 3 or more.'],
  [{ lead: 'x'.repeat(201) }, 'The lead has 201 characters; it may have 200 at most.'],
  [{ lead: 'x' }, 'The lead has 1 characters; it needs 40 or more.'],
  [{ about: { title: 'x', text: 'short' } }, 'The text has 5 characters; it needs 80 or more.'],
  [{ whyChoose: Array.from({ length: 7 }, () => ({})) }, 'There are 7 reasons; it may have 6 at most.'],
])('a service with %j', (fields, says) => {
  expect(service.safeParse(fields).error?.issues.map(({ message }) => message)).toContain(says);
});
