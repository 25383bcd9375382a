import { Donut } from './donut.tsx';

const slices = [
  { key: 'fees', share: 0.2, percent: 20, label: 'Fees 20%', colour: 1 },
  { key: 'costs', share: 0.5, percent: 50, label: 'Costs 50%', colour: 2 },
  { key: 'profit', share: 0.3, percent: 30, label: 'Profit 30%', colour: 3 },
] as const;

export const examples = {
  Donut: {
    'three parts': (
      <div className="cq">
        <div className="donut">
          <Donut slices={slices} label="20% fees, 50% costs, 30% profit" centre="30%" centreNote="margin" />
        </div>
      </div>
    ),
    'one part': (
      <div className="cq">
        <div className="donut">
          <Donut
            slices={[{ key: 'fees', share: 1, colour: 1 }]}
            label="All of it is fees"
            centre="0%"
            centreNote="margin"
          />
        </div>
      </div>
    ),
    loading: <p className="empty">Loading chart…</p>,
  },
};
