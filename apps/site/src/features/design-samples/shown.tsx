import type { ReactNode } from 'react';

/** The states of one component, each under what brings it about. */
export type States = Readonly<Record<string, ReactNode>>;

/** One component of the design room in its states. */
export function Shown({ name, states }: Readonly<{ name: string; states: States }>) {
  return (
    <div className="shown" id={name} role="group" aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`}>{name}</h3>
      {Object.entries(states).map(([state, shown]) => (
        <div className="sample-state" key={state}>
          <p className="small muted">{state}</p>
          <div className="frame">{shown}</div>
        </div>
      ))}
    </div>
  );
}
