import { fill, messages } from '@formation/content';
import { money, moneyText, percentText, toText } from '@formation/money';
import { stepOf, workedInvoice } from '@formation/payouts';
import { artwork } from '@formation/tokens';
import type { Video, Scene } from './video.ts';

const day = '2026-11-21';
const words = messages.en.home.hero.route;
const invoice = workedInvoice(money('2400', 'USD'), day);
const conversion = stepOf(invoice, 'convert');
const perDollar = conversion.rate ? toText(conversion.rate.value, 4) : '';
const taken = (name: Parameters<typeof stepOf>[1]) => {
  const { takes } = stepOf(invoice, name);
  return takes ? moneyText(takes.value) : '';
};
const arriving = percentText(invoice.answer.share.value, 1);
const rateDay = '29 September 2026';

type Step = Readonly<{ label: string; amount: string; note: string; tone: '' | 'out' | 'in'; said: string }>;

const steps: readonly Step[] = [
  {
    label: fill(words.clientPays, { place: 'Austin' }),
    amount: moneyText(invoice.answer.amount.value),
    note: words.invoice,
    tone: '',
    said: 'A client in Austin pays an invoice of 2,400 dollars by card.',
  },
  {
    label: words.cardFee,
    amount: taken('receive'),
    note: '2.9% + 0.30',
    tone: 'out',
    said: 'The card costs 2.9 percent and 30 cents.',
  },
  {
    label: words.company,
    amount: moneyText(stepOf(invoice, 'receive').after.value),
    note: '',
    tone: '',
    said: 'The rest stands in the account of your US company.',
  },
  {
    label: words.upkeep,
    amount: taken('upkeep'),
    note: 'an estimate',
    tone: 'out',
    said: 'A company costs something every year. This is the share of one month.',
  },
  {
    label: words.transfer,
    amount: taken('send'),
    note: 'an estimate',
    tone: 'out',
    said: 'Sending it to Colombo costs a fee of its own. This line is an estimate.',
  },
  {
    label: fill(words.converted, { rate: perDollar }),
    amount: moneyText(conversion.after.value),
    note: `mid-market rate, ${rateDay}`,
    tone: '',
    said: 'Dollars become rupees. A bank pays a little less than this rate: ask for its own.',
  },
  {
    label: words.bank,
    amount: taken('credit'),
    note: 'tariff of 2 August 2024',
    tone: 'out',
    said: 'Your bank charges for a payment from abroad.',
  },
  {
    label: words.landed,
    amount: moneyText(invoice.answer.received.value),
    note: fill(words.kept, { percent: arriving }),
    tone: 'in',
    said: `This is what lands: ${arriving} percent of the invoice. Every line of it can be read.`,
  },
];

const seconds = 4.5;
const top = 70;
const step = 55;

const panel = ({ label, amount, note, tone }: Step) =>
  `<p class="label">${label}</p><p class="amount ${tone}">${amount}</p><p class="note">${note}</p>`;

const scenes: readonly Scene[] = steps.map((it, index) => ({
  from: index * seconds,
  to: (index + 1) * seconds,
  said: it.said,
  html: panel(it),
}));

const nodes = steps.map((_, index) => `<circle cx="110" cy="${top + index * step}" r="9"/>`).join('');
const moves = steps
  .flatMap((_, index) => {
    const at = (share: number) => `${(((index + share) / steps.length) * 100).toFixed(2)}%`;
    return `${at(0.12)},${at(0.97)}{translate:0 ${index * step}px}`;
  })
  .join('');

/** How a payment reaches Colombo: the worked example of the home page, line by line. */
export const payment: Video = {
  name: 'payment',
  scenes,
  backdrop: `<svg class="route" viewBox="0 0 960 540">
    <path d="M110 ${top}v${step * (steps.length - 1)}"/>${nodes}
    <path class="gem" d="M110 ${top - 22}l22 22-22 22-22-22z"/>
  </svg>`,
  css: `
    .route{position:absolute;inset:0} .route path{stroke:${artwork.gemLight};stroke-width:3} .route circle{fill:${artwork.night};stroke:${artwork.gemLight};stroke-width:5}
    .route .gem{fill:${artwork.brass};stroke:none;animation:move ${seconds * steps.length}s linear both} @keyframes move{${moves}}
    .scene{inset:40px 40px 120px 210px}
    .label{font:500 34px/1.2 text} .amount{font:600 92px/1.1 display;letter-spacing:-.02em;white-space:nowrap} .note{font:500 26px/1.3 text;color:${artwork.nightQuiet};min-height:34px}
    .out{color:${artwork.nightLoss}} .in{color:${artwork.nightGain}}`,
};
