import { artwork } from '@formation/tokens';
import { Boxes, Lozenge, Rules, Sheet, type Box } from './cover-parts.tsx';

const column = (x: number, widths: readonly number[]) =>
  widths.map((width, line): Box => [x, 112 + line * 40, width, 10]);

/** A T account: what came on the left, what went on the right. */
export function TwoColumns() {
  return (
    <Sheet colour={artwork.paper}>
      <Rules from={90} to={370} />
      <path stroke={artwork.ink} strokeWidth={6} d="M60 90h520M320 90v300" />
      <Boxes colour={artwork.ink} boxes={[[60, 40, 150, 16], ...column(60, [180, 120, 150, 90, 170, 60])]} />
      <Boxes colour={artwork.red} boxes={[[350, 40, 110, 16], ...column(350, [120, 170, 80, 140, 60])]} />
      <Lozenge colour={artwork.brass} centre={[530, 300]} unit={12} />
    </Sheet>
  );
}
