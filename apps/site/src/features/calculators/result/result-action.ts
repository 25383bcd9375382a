import type { ToolAction } from './tools-row.tsx';

/** What can be done with a result by published fees: see it, use a tool, compare it, work backwards from it. */
export type ResultAction = ToolAction | 'see' | 'compare' | 'solve';
