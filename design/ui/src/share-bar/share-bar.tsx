import './share-bar.css';

type Part = Readonly<{ key: string; percent: number; label: string; colour: 1 | 2 | 3 | 4 }>;

/** Where each of the parts lies on a line from 0 to 100. */
const placed = (parts: readonly Part[]) =>
  parts.map((part, index) => ({ ...part, from: parts.slice(0, index).reduce((sum, { percent }) => sum + percent, 0) }));

/** Parts of a whole on one bar. The written key says the same to everybody. */
export function ShareBar({ parts }: Readonly<{ parts: readonly Part[] }>) {
  return (
    <>
      <svg className="share-line" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {placed(parts).map(({ key, from, percent, colour }) => (
          <rect key={key} className={`chart-${colour}`} x={from} width={Math.max(0, percent - 0.3)} height="1" />
        ))}
      </svg>
      <ul className="share-key">
        {parts.map(({ key, label, colour }) => (
          <li key={key} className={`chart-${colour}`}>
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
