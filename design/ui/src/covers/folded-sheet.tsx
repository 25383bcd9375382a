import { artwork } from '@formation/tokens';
import { Boxes, Sheet, type Box } from './cover-parts.tsx';

const lines = [70, 50, 84, 60].map((width, line): Box => [54, 84 + line * 30, width, 8]);
const amounts = lines.map(([, y]): Box => [150, y, 30, 8]);

/** One sheet on its way, with its lines, its total and the double rule below. */
export function FoldedSheet() {
  return (
    <Sheet colour={artwork.gemWash}>
      <path
        fill="none"
        stroke={artwork.gem}
        strokeWidth={3}
        strokeDasharray="2 10"
        strokeLinecap="round"
        d="M0 200c120-120 200 120 320 0s200-120 320 0"
      />
      <g transform="translate(220 60)">
        <path fill={artwork.paper} stroke={artwork.rule} strokeWidth={2} d="M0 0h200v280H0z" />
        <path stroke={artwork.thread} strokeWidth={1.5} d="M34 0v280M39 0v280" />
        <Boxes colour={artwork.ink} boxes={[[54, 34, 90, 12], ...lines]} />
        <Boxes colour={artwork.rule} boxes={amounts} />
        <path stroke={artwork.ink} strokeWidth={2} d="M54 222h126M54 246h126M54 251h126" />
        <Boxes colour={artwork.leaf} boxes={[[130, 229, 50, 10]]} />
      </g>
    </Sheet>
  );
}
