import './stats.css';

/** A band of figures, each with what it counts. */
export function Stats({ items }: Readonly<{ items: readonly Readonly<{ figure: string; label: string }>[] }>) {
  return (
    <dl className="stats">
      {items.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
