import { artwork } from '@formation/tokens';
import { Boxes, Sheet, type Box } from './cover-parts.tsx';

const papers = [
  { x: 90, y: -30, longer: 42, first: [60, 44, 70, 52, 38, 64], marked: 1 },
  { x: 260, y: 20, longer: 0, first: [44, 70, 52, 38, 64, 60], marked: 3 },
  { x: 430, y: -10, longer: -24, first: [70, 52, 38, 64, 60, 44], marked: 5 },
] as const;

/** Three till receipts with torn edges, one amount marked on each. */
export function Receipts() {
  return (
    <Sheet colour={artwork.gem}>
      {papers.map(({ x, y, longer, first, marked }) => {
        const amounts = first.map((_, line): Box => [92, 60 + line * 36, 22, 8]);
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path fill={artwork.paper} d={`M0 0h130v${300 + longer}${'l-13 14-13-14'.repeat(5)}z`} />
            <Boxes colour={artwork.ink} boxes={first.map((width, line): Box => [18, 60 + line * 36, width, 8])} />
            <Boxes colour={artwork.rule} boxes={amounts.filter((_, line) => line !== marked)} />
            <Boxes colour={artwork.thread} boxes={amounts.filter((_, line) => line === marked)} />
          </g>
        );
      })}
    </Sheet>
  );
}
