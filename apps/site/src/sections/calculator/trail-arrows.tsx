import './trail-arrows.css';

const arcs = 'M20 60C140 6 220 6 318 52M340 58C440 6 520 6 618 52M640 58C740 6 820 6 918 52';
const heads = 'M308 38l12 15-19 1M608 38l12 15-19 1M908 38l12 15-19 1';

/** Dotted arrows from step to step, on large screens. */
export function TrailArrows() {
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <svg className="path" viewBox="0 0 1200 72" preserveAspectRatio="none" aria-hidden="true">
      <path d={arcs} strokeDasharray="1 8" {...line} />
      <path d={heads} strokeLinejoin="round" {...line} />
    </svg>
  );
}
