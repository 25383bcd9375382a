import type { ReactNode } from 'react';
import type * as ui from './index.ts';
import { liveExamples } from './live-examples.ts';
import { stillExamples } from './still-examples.ts';

/** The states of one component, each under what brings it about. */
export type States = Readonly<Record<string, ReactNode>>;

type Room = typeof ui;
/** What this room exports under a capital: its components. One without examples does not compile. */
type Component = {
  [Name in keyof Room]: Room[Name] extends (props: never) => ReactNode ? Name & Capitalize<Name> : never;
}[keyof Room];

/** Every component of this room in all its states. */
export const examples: Readonly<Record<Component, States>> = { ...stillExamples, ...liveExamples };
