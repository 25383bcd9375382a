import { LedgerGroup, LedgerRow, LedgerTotal } from './ledger.tsx';

export const examples = {
  LedgerGroup: {
    default: (
      <div className="ledger">
        <LedgerGroup label="Money in" unit="USD" />
      </div>
    ),
  },
  LedgerRow: {
    'in, out, with a reason': (
      <div className="ledger">
        <LedgerRow label="Sold price + shipping" amount="$110.00" tone="in" />
        <LedgerRow label="Final value fee" amount="$13.20" tone="out" why="12% of what the buyer pays in all" />
      </div>
    ),
    'long text': (
      <div className="ledger">
        <LedgerRow
          label="A fee whose name is so long that the figure moves to a line of its own"
          amount="$123,456,789,012.34"
          tone="out"
        />
      </div>
    ),
  },
  LedgerTotal: {
    default: <LedgerTotal label="Profit from sale" amount="$48.50" />,
    loss: <LedgerTotal label="Profit from sale" amount="-$13.30" />,
  },
};
