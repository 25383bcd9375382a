/// <reference types="node" />
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { next, otherwise } from '../../entries/next/next.ts';
import { posts } from '../../entries/next/posts.ts';
import { leadOf, nextAfter, type NextKind } from './next-after.ts';
import type { Steps } from './next-step.ts';

const blog = join(import.meta.dirname, '../../entries/blog');
const lists = Object.entries(next).flatMap(([kind, of]) =>
  Object.entries<Steps>(of).map(([name, steps]) => [`${kind}:${name}`, steps] as const),
);

test('every article that is named has its folder', () => {
  for (const slug of posts) expect(existsSync(join(blog, slug)), slug).toBe(true);
});

test.each([...lists, ['otherwise', otherwise] as const])(
  'after %s: each page once, and never itself',
  (name, steps) => {
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps).not.toContain(name);
    for (const step of steps) if (!step.startsWith('article:')) expect(leadOf(step), step).toBeDefined();
  },
);

test.each<[NextKind, string]>([
  ['article', 'a-post-of-tomorrow'],
  ['tool', 'a-calculator-of-tomorrow'],
])('a new %s leads on without being named', (kind, name) => {
  expect(nextAfter(kind, name)).toBe(otherwise);
});
