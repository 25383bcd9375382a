import { Dock, Faq, LedgerGroup, LedgerRow, LedgerTotal, Plan, Process, VideoFacade, Cover } from '@formation/ui';

const plan = {
  name: 'Growth',
  price: '$297',
  note: '+ State Fee',
  colour: 'action',
  features: [{ title: 'Everything of Starter' }, { title: 'EIN number', text: 'Usually within five days' }],
  first: { label: 'First payment', amount: <b>$397</b> },
  start: { href: '/design', label: 'Get started', note: 'with Growth, in a new tab' },
} as const;

const steps = [
  { title: 'Tell us about the company', text: 'It takes two minutes.', when: 'Day 1' },
  { title: 'We file the form', text: 'You sign online.', when: 'Day 2' },
  { title: 'You receive the number', text: 'Usually within five days.', when: 'Day 7' },
];

const questions = [
  { question: 'Can I start from Sri Lanka?', answer: 'Yes. Nothing has to be signed in person.' },
  {
    question: 'What happens when a question is so long that it needs more than a single line of the page?',
    answer: 'It wraps, and the plus keeps its place. '.repeat(6),
  },
];

/** Where figures and facts are written down. */
export const documents = {
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
  Plan: {
    default: (
      <ul className="plans">
        <Plan {...plan} />
      </ul>
    ),
    popular: (
      <ul className="plans">
        <Plan
          {...plan}
          popular="POPULAR"
          plus="On top of Starter"
          also="Also: a year of reminders"
          colour="highlight"
        />
      </ul>
    ),
  },
  Process: { 'three steps': <Process steps={steps} />, trail: <Process steps={steps} trail /> },
  Faq: {
    'first open': <Faq name="sample-questions" items={questions} firstOpen />,
    closed: <Faq name="closed-questions" items={questions} />,
  },
  VideoFacade: {
    'before the click': (
      <VideoFacade
        href="/films/payment.mp4"
        label="Play the film"
        title="How a payment travels"
        note="20 seconds, captions in English"
        art={<Cover name="rising-line" />}
      />
    ),
  },
  Dock: { 'on small screens only': <Dock label="Profit" amount="$48.50" href="#Dock" linkText="See breakdown" /> },
};
