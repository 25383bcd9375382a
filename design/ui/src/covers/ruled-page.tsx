import { artwork } from '@formation/tokens';
import { Lozenge, Margin, Rules, Sheet } from './cover-parts.tsx';

/** An empty page of the ledger, with the lozenge as its seal: for an article without a picture of its own. */
export function RuledPage() {
  return (
    <Sheet colour={artwork.wash}>
      <Rules from={40} to={380} />
      <Margin />
      <Lozenge colour={artwork.gem} centre={[365, 200]} unit={22} />
    </Sheet>
  );
}
