import type * as ui from '@formation/ui';
import type { ReactNode } from 'react';
import { actions } from './actions.tsx';
import { documents } from './documents.tsx';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { live } from './live-samples.tsx';
import { parts } from './parts.tsx';
import { pictures } from './pictures.tsx';
import { Shown, type States } from './shown.tsx';

type Room = typeof ui;
/** What the design room exports under a capital: its components. One without a sample here does not compile. */
type Component = {
  [Name in keyof Room]: Room[Name] extends (props: never) => ReactNode ? Name & Capitalize<Name> : never;
}[keyof Room];

const still = { ...actions, ...fields, ...documents, ...figures, ...pictures, ...parts };
({ ...still, ...live }) satisfies Record<Component, States>;

/** The components that need no script, in every state. The others are in `live-samples.tsx`. */
export function DesignSamples() {
  return (
    <div className="samples">
      {Object.entries<States>(still).map(([name, states]) => (
        <Shown key={name} name={name} states={states} />
      ))}
    </div>
  );
}
