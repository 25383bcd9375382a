import type { ReactNode } from 'react';

/** The states of one component, each under what brings it about. */
export type States = Readonly<Record<string, ReactNode>>;
