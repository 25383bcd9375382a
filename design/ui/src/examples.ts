import type { ReactNode } from 'react';
import { liveExamples } from './live-examples.ts';
import { stillExamples } from './still-examples.ts';

/** The states of one component, each under what brings it about. */
export type States = Readonly<Record<string, ReactNode>>;

/** Every component of this room in all its states. */
export const examples: Readonly<Record<string, States>> = { ...stillExamples, ...liveExamples };
