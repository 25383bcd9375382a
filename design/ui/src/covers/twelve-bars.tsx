import { artwork } from '@formation/tokens';
import { Boxes, Margin, Rules, Sheet, type Box } from './cover-parts.tsx';

const rises = [90, 60, 120, 100, 140, 110, 150, 130, 170, 150, 190];

/** Eleven bars that rise, and a twelfth that stands above them all. */
export function TwelveBars() {
  return (
    <Sheet colour={artwork.wash}>
      <Rules from={40} to={380} />
      <Margin />
      <Boxes colour={artwork.ink} boxes={rises.map((rise, bar): Box => [120 + bar * 41, 300 - rise, 27, 40 + rise])} />
      <Boxes colour={artwork.thread} boxes={[[571, 80, 27, 260]]} />
      <path stroke={artwork.ink} strokeWidth={3} d="M110 340h510" />
    </Sheet>
  );
}
