import './stats.css';

type Figure = Readonly<{
  figure: string;
  label: string;
  /** What the figure means, where its label does not say. */
  note?: string;
}>;

/** A band of figures, each with what it counts. */
export function Stats({ items }: Readonly<{ items: readonly Figure[] }>) {
  return (
    <dl className="stats">
      {items.map(({ figure, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
