import type { Messages } from '@formation/content';
import { isRefusal } from '@formation/fees';
import * as paypal from '@formation/fees/paypal-published';
import { currencies, type Currency } from '@formation/money';
import { currencyOptions } from '../../published/currency-options.ts';
import { optionsOf, rowsOf } from '../../published/model-parts.ts';
import type { Answer, Field, FieldGroup, PublishedModel } from '../../published/published-model.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { chosen, paypalInputs, sellers } from './paypal-inputs.ts';
import { paypalQuestions } from './paypal-questions.ts';

export type Words = Readonly<Pick<Messages['calculators'], 'listing' | 'published'>>;
type Chosen = ReturnType<typeof chosen>;

const signOf = (currency: Currency) => currencies[currency].sign.trim();

function where({ paypal: words, groups }: Words['published'], { country, regions }: Chosen): FieldGroup {
  const help = country === 'LK' ? words.sriLanka : undefined;
  return {
    title: groups.where,
    fields: [
      { kind: 'choice', name: 'country', label: words.country, options: optionsOf(sellers, words.countries), help },
      { kind: 'choice', name: 'buyer', label: words.buyer, options: optionsOf(regions, words.buyers) },
    ],
  };
}

function sale({ listing, published }: Words, { products, received, currency }: Chosen): FieldGroup {
  const { paypal: words, groups } = published;
  const labels: Readonly<Record<string, string>> = words.products;
  const price = (name: 'soldPrice' | 'shippingPrice'): Field => {
    const { label, helper } = listing.fields[name];
    return { kind: 'amount', name, label, help: helper, unit: signOf(currency) };
  };
  return {
    title: groups.sale,
    fields: [
      {
        kind: 'choice',
        name: 'product',
        label: words.product,
        options: products.map((value) => ({ value, label: labels[value] ?? value })),
      },
      {
        kind: 'choice',
        name: 'currency',
        label: words.currency,
        help: words.currencyHelp,
        options: currencyOptions(received),
      },
      price('soldPrice'),
      price('shippingPrice'),
    ],
  };
}

/** What happens to the money on its way: each box opens the choice that it needs. */
function way({ paypal: words }: Words['published'], { targets, withdrawals }: Chosen): FieldGroup {
  const labels: Readonly<Record<string, string>> = words.withdrawals;
  const to: Field = {
    kind: 'choice',
    name: 'convertedTo',
    label: words.convertedTo,
    options: currencyOptions(targets),
  };
  const how: Field = {
    kind: 'choice',
    name: 'withdrawal',
    label: words.withdrawal,
    options: withdrawals.map((value) => ({ value, label: labels[value] ?? value })),
  };
  const check = (name: 'converted' | 'withdrawn', opens: Field): Field => ({
    kind: 'check',
    name,
    label: words[name],
    opens,
  });
  return {
    title: words.way,
    fields: [
      ...(targets.length > 0 ? [check('converted', to)] : []),
      ...(withdrawals.length > 0 ? [check('withdrawn', how)] : []),
    ],
  };
}

function costs({ listing, published }: Words, { arriving }: Chosen): FieldGroup {
  const cost = (name: 'itemCost' | 'shippingCost'): Field => {
    const { label, helper } = listing.fields[name];
    return { kind: 'amount', name, label, help: helper, unit: signOf(arriving) };
  };
  return { title: published.groups.costs, fields: [cost('itemCost'), cost('shippingCost')] };
}

function fields(words: Words, typed: Typed): readonly FieldGroup[] {
  const here = chosen(typed);
  const { published } = words;
  const groups = [where(published, here), sale(words, here), way(published, here), costs(words, here)];
  return groups.filter((group) => group.fields.length > 0);
}

function answerOf({ lines }: paypal.Sale, { listing, published }: Words): Answer {
  const rows = rowsOf(published.names, lines);
  const hasCosts = lines.costs.value.units !== 0n;
  const isOnItsWay = lines.received !== undefined || lines.withdrawalFee !== undefined;
  const onItsWay = [
    ...rows(['net', 'customerRate', 'received']),
    ...rows(['lost', 'withdrawalFee'], 'out'),
    ...(hasCosts ? rows(['arrives']) : []),
  ];
  const outcome = [
    { title: published.out, rows: rows(['costs'], 'out') },
    { title: published.groups.result, rows: rows(['profitMargin', 'returnOnCosts']) },
  ];
  return {
    groups: [
      { title: published.in, rows: rows(['amount']) },
      { title: published.fees, rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])] },
      ...(isOnItsWay || hasCosts ? [{ title: published.paypal.way, rows: isOnItsWay ? onItsWay : rows(['net']) }] : []),
      ...(hasCosts ? outcome : []),
    ],
    total: hasCosts
      ? { label: listing.breakdown.profit, figure: lines.profit }
      : { label: published.paypal.arrives, figure: lines.arrives },
  };
}

/** PayPal's published fees for one sale, up to where the money arrives. */
export function paypalModel(words: Words): PublishedModel {
  return {
    fields: (typed) => fields(words, typed),
    answer: (typed, day) => {
      const answer = paypal.sale(paypalInputs(typed, day), day);
      return isRefusal(answer) ? answer : answerOf(answer, words);
    },
    questions: paypalQuestions(words.published),
  };
}
