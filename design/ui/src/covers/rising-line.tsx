import { artwork } from '@formation/tokens';
import { Lozenge, Rules, Sheet } from './cover-parts.tsx';

/** A line that rises in steps at night, with a lozenge as its moon. */
export function RisingLine() {
  return (
    <Sheet colour={artwork.night}>
      <Rules from={40} to={380} colour={artwork.nightRule} />
      <path fill="none" stroke={artwork.brass} strokeWidth={6} d="M0 330h90v-40h80v24h80v-90h90v30h80v-84h80v-50h140" />
      <Lozenge colour={artwork.thread} centre={[500, 120]} unit={9} />
    </Sheet>
  );
}
