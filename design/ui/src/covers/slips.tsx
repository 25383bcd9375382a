import { artwork } from '@formation/tokens';
import { Boxes, Sheet } from './cover-parts.tsx';

/** Three slips, each with a name, a line and the part that is torn off and handed over. */
export function Slips() {
  return (
    <Sheet colour={artwork.wash}>
      {[150, 180, 130].map((name, token) => (
        <g key={name} transform={`translate(70 ${34 + token * 118})`}>
          <path fill={artwork.paper} stroke={artwork.rule} strokeWidth={2} d="M0 0h500v96H0z" />
          <path stroke={artwork.ink} strokeWidth={2} strokeDasharray="3 7" d="M370 0v96" />
          <Boxes colour={artwork.ink} boxes={[[24, 26, name, 12]]} />
          <Boxes colour={artwork.rule} boxes={[[24, 56, 220, 8]]} />
          <Boxes colour={artwork.leaf} boxes={[[396, 38, 80, 18]]} />
        </g>
      ))}
    </Sheet>
  );
}
