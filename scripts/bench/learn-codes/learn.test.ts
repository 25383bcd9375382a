import { judged } from '@formation/codes/ranking';
import { expect, test } from 'vitest';
import { learn, type Example } from './learn.ts';

/** Of four entries the one is right that has exactly one of two marks: no plain sum of the marks finds it. */
const examples: readonly Example[] = Array.from({ length: 400 }, (_, at) => {
  const right = at % 2 === 0 ? [1, 0] : [0, 1];
  const entries = [right, [0, 0], [1, 1], [0, 0]];
  const turned = [...entries.slice(at % 4), ...entries.slice(0, at % 4)];
  return { features: turned, isRight: turned.map((entry) => entry === right) };
});

function found(switches: number): number {
  const by = learn(examples, { switches, rounds: 60 });
  const first = ({ features }: Example) =>
    features.map((one, at) => [judged(one, by), at] as const).sort(([a], [b]) => b - a)[0]?.[1] ?? -1;
  return examples.filter((example) => example.isRight[first(example)]).length / examples.length;
}

test('switches learn what a plain sum cannot', () => {
  expect(found(8)).toBe(1);
  expect(found(0)).toBeLessThan(1);
});

test('the same examples teach the same', () => {
  const how = { switches: 2, rounds: 2 };

  expect(learn(examples, how)).toEqual(learn(examples, how));
});
