import type { States } from '@formation/ui/examples';
import './examples.css';

/** One component of the design room in its states. */
function Shown({ name, states }: Readonly<{ name: string; states: States }>) {
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

/** Components in all their states, in a column. */
export function ShownAll({ examples }: Readonly<{ examples: Readonly<Record<string, States>> }>) {
  return (
    <div className="samples">
      {Object.entries(examples).map(([name, states]) => (
        <Shown key={name} name={name} states={states} />
      ))}
    </div>
  );
}
