// Draws rooms.mjs and the site's folders.mjs in docs/architecture.md; a test says when a drawing is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../folders.mjs';
import { rooms } from '../../rooms.mjs';

const file = join(import.meta.dirname, '../../docs/architecture.md');
const end = '<!-- end of the drawing -->';
const startOf = (list: string) => `<!-- ${list}, drawn by scripts/build/drawing.ts -->`;

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

function drawnInto(page: string, list: string, picture: string): string {
  const start = startOf(list);
  const [before, rest] = page.split(start);
  const [, ...after] = rest?.split(end) ?? [];
  if (after.length === 0) throw new Error(`docs/architecture.md lost its marks "${start}" and "${end}"`);
  return `${before}${start}\n\n${picture}\n\n${end}${after.join(end)}`;
}

/** The page with fresh drawings between their marks. */
export function withDrawing(page: string): string {
  return drawnInto(drawnInto(page, 'rooms.mjs', drawing(rooms)), 'folders.mjs', drawing(folders));
}

export const architecturePage = (): string => readFileSync(file, 'utf8');

if (import.meta.main) writeFileSync(file, withDrawing(architecturePage()));
