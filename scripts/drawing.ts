// Draws rooms.mjs as a diagram in docs/architecture.md; a test says when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '../rooms.mjs';

const file = join(import.meta.dirname, '../docs/architecture.md');
const [start, end] = ['<!-- drawn by scripts/drawing.ts -->', '<!-- end of the drawing -->'];

const id = (room: string) => room.replace('/*', '').replace('/', '-');

/** The rooms as a Mermaid flowchart: a box for each group, an arrow from each room to each that it may use. */
export function drawing(list: Readonly<Record<string, readonly string[]>>): string {
  const groups = Map.groupBy(Object.keys(list), (room) => room.split('/')[0] ?? room);
  const boxes = [...groups].flatMap(([group, members]) =>
    members.every((room) => room === group)
      ? [`  ${id(group)}[${group}]`]
      : [`  subgraph ${group}`, ...members.map((room) => `    ${id(room)}[${room.slice(group.length + 1)}]`), '  end'],
  );
  const arrows = Object.entries(list).flatMap(([room, used]) => used.map((other) => `  ${id(room)} --> ${id(other)}`));
  return ['```mermaid', 'flowchart TD', ...boxes, ...arrows, '```'].join('\n');
}

/** The page with a fresh drawing between its two marks. */
export function withDrawing(page: string): string {
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/architecture.md lost its marks "${start}" and "${end}"`);
  return `${before}${start}\n\n${drawing(rooms)}\n\n${end}${after}`;
}

export const architecturePage = (): string => readFileSync(file, 'utf8');

if (import.meta.main) writeFileSync(file, withDrawing(architecturePage()));
