import { moonstoneRings } from './moonstone-rings.ts';

/** Half a moonstone, the carved threshold of a temple, in lines of the colour of the text. Once on a page. */
export function Moonstone() {
  return (
    <svg viewBox="0 0 1200 602" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
      {moonstoneRings.map(({ width, d }) => (
        <path key={width} strokeWidth={width} d={d} />
      ))}
    </svg>
  );
}
