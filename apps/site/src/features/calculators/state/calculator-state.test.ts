import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Typed } from '../../../lib/input/use-typed.ts';
import {
  addressOf,
  calculatorAt,
  calculatorReducer,
  modeAt,
  type Action,
  type CalculatorState,
  type Visit,
} from './calculator-state.ts';

const today = '2026-11-28';
const path = '/calculator/wise';
const proposed = { amount: '1000' };
const defaultValues = calculatorAt('2026-11-21', 'quick');

const openWith = (visit: Partial<Visit>, state = defaultValues) =>
  calculatorReducer(state, { type: 'open', visit: { today, search: '', early: {}, ...visit } });
const after = (state: CalculatorState, ...actions: readonly Action[]) => actions.reduce(calculatorReducer, state);
const shows = (typed: Typed): Action => ({ type: 'show', typed, proposed });
const types = (typed: Typed): Action => ({ type: 'input', typed, proposed });

const stepOf = after(openWith({}), shows({ amount: '1000' }), types({ amount: '7' }), {
  type: 'chooseDay',
  day: '2026-02-20',
});

test.each<readonly [string, Partial<Visit>, Partial<CalculatorState>, Typed]>([
  ['a bare address', {}, { mode: 'quick', turn: 0, isTouched: false, isPinned: false }, {}],
  [
    'a link to an estimate',
    { search: '?mode=quick&amount=5' },
    { mode: 'quick', turn: 1, isTouched: false },
    { amount: '5' },
  ],
  [
    'a link to the fees of a day',
    { search: '?mode=published&day=2026-02-20&amount=5' },
    { mode: 'published', day: '2026-02-20', isPinned: true, isTouched: false },
    { amount: '5' },
  ],
  ['a day that does not exist', { search: '?mode=published&day=2026-02-30' }, { day: undefined, noSuchDay: true }, {}],
  ['what was typed before the script', { early: { amount: '7' } }, { turn: 0, isTouched: true }, {}],
  [
    'what was typed before the script, above what a link says',
    { search: '?mode=published&amount=5&rate=300', early: { amount: '7' } },
    { mode: 'published', isTouched: true },
    { amount: '7', rate: '300' },
  ],
  [
    'a switch before the script',
    { switched: { amount: '7' } },
    { mode: 'published', left: { amount: '7' }, isTouched: true },
    { amount: '7' },
  ],
  [
    'a step of the history goes before the address',
    { step: stepOf, search: '?amount=5' },
    { day: '2026-02-20', isPinned: false, isTouched: true },
    { amount: '7' },
  ],
  ['what was typed since comes on top of the step', { step: stepOf, early: { amount: '9' } }, {}, { amount: '9' }],
])('a visit begins with %s', (_, visit, state, initial) => {
  const open = openWith(visit);

  expect(open).toMatchObject({ ...state, today });
  expect(open.form.initial).toEqual(initial);
});

test.each<readonly [string, Partial<Visit>]>([
  ['a bare address', {}],
  ['a link to an estimate', { search: '?mode=quick&amount=5' }],
  ['a link to the fees of a day', { search: '?mode=published&amount=5' }],
  ['a switch before the script', { switched: {} }],
  ['a step of the history', { step: openWith({ search: '?mode=published' }), search: '?mode=quick' }],
])('%s: its mode is known before it is open', (_, visit) => {
  expect(modeAt({ search: '', ...visit })).toBe(openWith(visit).mode);
});

test('a calculator opens once; turned back before that, it keeps what the link says', () => {
  const open = openWith({ search: '?mode=published&amount=5&rate=300' });
  expect(openWith({ search: '?mode=published&amount=6' }, open)).toBe(open);

  const back = after(open, { type: 'switchMode', mode: 'quick' });
  expect(back).toMatchObject({ mode: 'quick', form: { initial: { amount: '5', rate: '300' } } });
});

test('a calculator with one kind of fees has them whatever the address says', () => {
  expect(openWith({ search: '?mode=quick&amount=5' }, calculatorAt(today, 'published')).mode).toBe('published');
});

test.each<readonly [string, readonly Action[], boolean]>([
  ['shown', [shows({ amount: '1000' }), shows({ amount: '1000', box: '' })], false],
  ['typed into', [shows({ amount: '1000' }), types({ amount: '7' })], true],
  ['told once more what stands in it', [shows({ amount: '1000' }), types({ amount: '1000' })], false],
  ['switched', [shows({ amount: '1000' }), { type: 'switchMode', mode: 'published' }], true],
  ['asked for another day', [{ type: 'chooseDay', day: '2026-02-20' }], true],
])('a page that is %s: whether it is touched', (_, actions, isTouched) => {
  expect(after(openWith({}), ...actions).isTouched).toBe(isTouched);
});

test('another day, and none, leave the pinned one and the one that does not exist', () => {
  const pinned = openWith({ search: '?mode=published&day=2026-02-20' });
  expect(after(pinned, { type: 'chooseDay', day: undefined })).toMatchObject({ day: undefined, isPinned: false });
  const none = openWith({ search: '?mode=published&day=2026-02-30' });
  expect(after(none, { type: 'chooseDay', day: '2026-02-20' }).noSuchDay).toBe(false);
});

test('a published form that never came hands nothing back', () => {
  const back = after(
    openWith({}),
    shows({ amount: '7', category: 'fashion' }),
    { type: 'switchMode', mode: 'published' },
    { type: 'switchMode', mode: 'quick' },
  );
  expect(back.form.initial).toEqual({ amount: '7', category: 'fashion' });
  expect(back.left).toBeUndefined();
});

test('the address names fees, day, what was typed, and a proposed number that was emptied', () => {
  const typed = after(openWith({}), shows({ amount: '1000' }), types({ amount: '', note: '', to: 'EUR' }));

  expect(addressOf(path, typed)).toBe(`${path}?mode=quick&day=${today}&amount=&to=EUR`);
});

/** What the fields of both forms begin with; one is called the same and offers other choices. */
const defaults = {
  quick: { amount: '1000', category: 'tea' },
  published: { amount: '1000', category: 'books', rate: '' },
};
const offered = { quick: ['tea', 'toys'], published: ['books', 'toys'] };

/** What a browser does with a state: a new form for each turn, whose fields begin with what the state says. */
class Page {
  state = defaultValues;
  fields: Typed = {};
  #shown: unknown;

  constructor(visit: Partial<Visit> = {}) {
    this.render();
    this.state = openWith(visit, this.state);
    this.render();
  }

  render(): void {
    const key = `${this.state.mode} ${this.state.turn}`;
    if (key === this.#shown) return;
    this.#shown = key;
    const { category = '', ...initial } = this.state.form.initial;
    const known = this.offers(category) ? { ...initial, category } : initial;
    const own: Typed = defaults[this.state.mode];
    this.fields = Object.fromEntries(Object.entries(own).map(([name, text]) => [name, known[name] ?? text]));
    this.act(shows(this.fields));
  }

  act(action: Action): void {
    this.state = calculatorReducer(this.state, action);
    this.render();
  }

  offers(category: string): boolean {
    return offered[this.state.mode].includes(category);
  }

  put(name: string, text: string): void {
    if (this.fields[name] === undefined || (name === 'category' && !this.offers(text))) return;
    this.fields = { ...this.fields, [name]: text };
    this.act(types(this.fields));
  }
}

const event = fc.oneof(
  fc.record({ put: fc.constantFrom('amount', 'rate'), text: fc.constantFrom('', '7', '1000') }),
  fc.record({ put: fc.constant('category'), text: fc.constantFrom('tea', 'books', 'toys') }),
  fc.record({ mode: fc.constantFrom('quick' as const, 'published' as const) }),
  fc.record({ day: fc.constantFrom('2026-02-20' as const, undefined) }),
  fc.constant('reload' as const),
);

function happen(page: Page, one: typeof event extends fc.Arbitrary<infer T> ? T : never): Page {
  if (one === 'reload') return page.state.isTouched ? new Page({ step: structuredClone(page.state) }) : new Page();
  if ('put' in one) page.put(one.put, one.text);
  else if ('mode' in one) page.act({ type: 'switchMode', mode: one.mode });
  else page.act({ type: 'chooseDay', day: one.day });
  return page;
}

test('whatever is done, the form shows the state, and its address shows the same form to somebody else', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const page = events.reduce(happen, new Page());
      expect(page.fields).toEqual(page.state.form.typed);

      const [, search = ''] = addressOf(path, page.state).split('?');
      const sent = new Page({ search });
      expect(sent.fields).toEqual(page.fields);
      expect(sent.state.mode).toBe(page.state.mode);
      expect(sent.state.day).toBe(page.state.day ?? today);
      expect(sent.state.isTouched).toBe(false);
    }),
  );
});
