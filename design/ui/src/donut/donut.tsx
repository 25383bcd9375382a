import './donut.css';
import '../share-bar/share-bar.css';

/** A circle whose ring fills the radius from one half to the whole: a hole of 0.5. */
const radius = 37.5;
const around = 2 * Math.PI * radius;
const gap = 0.9;

type Slice = Readonly<{ key: string; share: number; colour: 1 | 2 | 3 | 4 }>;
type Props = Readonly<{ slices: readonly Slice[]; label: string; centre: string; centreNote: string }>;

/** Parts of a whole on a ring. A table beside it says the same in words and figures. */
export function Donut({ slices, label, centre, centreNote }: Props) {
  const visible = slices.filter(({ share }) => share > 0);
  const spare = visible.length > 1 ? gap : 0;
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label}>
      <g transform="rotate(-90 50 50)">
        {visible.map(({ key, share, colour }, index) => {
          const before = visible.slice(0, index).reduce((sum, slice) => sum + slice.share, 0);
          const length = Math.max(0, share * around - spare);
          return (
            <circle
              key={key}
              className={`chart-${colour}`}
              cx="50"
              cy="50"
              r={radius}
              strokeDasharray={`${length.toFixed(2)} ${(around - length).toFixed(2)}`}
              strokeDashoffset={(-before * around).toFixed(2)}
            />
          );
        })}
      </g>
      <text x="50" y="52">
        {centre}
      </text>
      <text className="sub" x="50" y="60">
        {centreNote}
      </text>
    </svg>
  );
}
