import { Icon } from '../icon/icon.tsx';
import './process.css';

type Step = Readonly<{ title: string; text: string; when?: string }>;

/** Steps in their true order on one ruler. */
export function Process({ steps, trail = false }: Readonly<{ steps: readonly Step[]; trail?: boolean }>) {
  return (
    <ol className={trail ? 'process trail' : `process of-${steps.length}`}>
      {steps.map(({ title, text, when }) => (
        <li key={title}>
          {when && (
            <span className="when">
              <Icon name="clock" />
              {when}
            </span>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
