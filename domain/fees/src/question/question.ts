import type { Currency, Money, Rate } from '@formation/money';
import type { Unit } from '../trace/figure.ts';
import type { Answers, Field, Input } from './field.ts';
import type { SharedFact } from './shared-fact.ts';

/** What a platform must know, as data. Every face of a calculator is made from it. */
export type Question<A = Answers> = Readonly<{ fields: readonly Field[]; _answers?: A }>;

/** The answers that a question asks for. */
export type AnswersOf<Q> = Q extends Question<infer A> ? A : never;

type Common<A> = Readonly<{
  name?: string;
  box?: string;
  applies?: (answers: A) => boolean;
  example?: string;
  aliases?: readonly string[];
  shared?: SharedFact;
}>;
type Bounded<A> = Readonly<{
  needed?: true | ((answers: A) => boolean);
  default?: string;
  least?: string;
  most?: string;
}>;

/** Left out, a number is unknown unless it is needed or has a default. */
type NumberOf<O> = O extends { needed: true } | { default: string } ? Rate : Rate | undefined;
type ChoiceOf<V, O> = [O] extends [{ optional: true }] ? V | undefined : V;
type With<A, K extends string, V> = A & Readonly<Record<K, V>>;

type AmountOptions<A> = Common<A> &
  Bounded<A> &
  Readonly<{ currency: Currency | ((answers: A) => Currency); perPiece?: true | ((answers: A) => boolean) }>;
type NumberOptions<A> = Common<A> &
  Bounded<A> &
  Readonly<{ unit?: Unit | ((answers: A) => Unit | undefined); whole?: true; sign?: Currency }>;
/** Without a box a form would choose the first for whoever leaves it out. */
type LeftOut = Readonly<{ optional: true; box: string } | { optional?: never }>;
type ChoiceOptions<A, V> = Common<A> &
  LeftOut &
  Readonly<{ offered?: (answers: A) => readonly V[]; spelled?: Readonly<Record<string, NoInfer<V>>> }>;

/**
 * Writes a question field by field; what a field offers may follow from the answers before it, with their types.
 *
 *     export const question = asking()
 *       .group('where').choice('site', siteNames)
 *       .group('sale').amount('soldPrice', { currency: ({ site }) => currencies[site], needed: true })
 *       .yes('topRated')
 *       .asked();
 */
class Asking<A extends Answers> {
  readonly #fields: readonly Field[];
  readonly #group: string;

  constructor(fields: readonly Field[], group: string) {
    this.#fields = fields;
    this.#group = group;
  }

  /** The part of a form that the following fields stand in. */
  group(key: string): Asking<A> {
    return new Asking<A>(this.#fields, key);
  }

  /** An amount of money; left out, it is 0. */
  amount<const K extends string>(key: K, { currency, ...options }: AmountOptions<A>): Asking<With<A, K, Money>> {
    return this.#with(key, { ...options, kind: 'amount', currency: following(currency) });
  }

  /** A percentage, typed as `2` or `2 %`, answered as the fraction 0.02. */
  percent<const K extends string, const O extends Common<A> & Bounded<A>>(
    key: K,
    options?: O,
  ): Asking<With<A, K, NumberOf<O>>> {
    return this.#with(key, { ...options, kind: 'percent' });
  }

  /** A number that is not money, such as a weight. */
  number<const K extends string, const O extends NumberOptions<A>>(
    key: K,
    options?: O,
  ): Asking<With<A, K, NumberOf<O>>> {
    const { unit, ...rest }: NumberOptions<A> = options ?? {};
    return this.#with(key, { ...rest, kind: 'number', ...(unit !== undefined && { unit: following(unit) }) });
  }

  /** One of several; the first that is offered, when it is left out. */
  choice<const K extends string, const V extends string, const O extends ChoiceOptions<A, V>>(
    key: K,
    choices: readonly V[],
    options?: O,
  ): Asking<With<A, K, ChoiceOf<V, O>>> {
    const { offered, ...rest }: ChoiceOptions<A, V> = options ?? {};
    return this.#with(key, { ...rest, kind: 'choice', choices, offered: offered ?? (() => choices) });
  }

  /** Yes, or no when it is left out. */
  yes<const K extends string>(key: K, options: Omit<Common<A>, 'example'> = {}): Asking<With<A, K, boolean>> {
    return this.#with(key, { ...options, kind: 'yes' });
  }

  asked(): Question<A> {
    return { fields: this.#fields };
  }

  /** Inside, the functions of a field take any answers: they are called with those of the fields before it. */
  #with<N extends Answers>(
    key: string,
    field: Readonly<{ kind: Field['kind']; [option: string]: unknown }>,
  ): Asking<N> {
    const named = { name: key, ...field, key, group: this.#group } as unknown as Field;
    return new Asking<N>([...this.#fields, named], this.#group);
  }
}

export type { Asking };

/** Begins a question: see {@link Asking}. */
export function asking(): Asking<Readonly<Record<never, Input>>> {
  return new Asking<Readonly<Record<never, Input>>>([], '');
}

function following<A, T>(value: T | ((answers: A) => T)): (answers: A) => T {
  return typeof value === 'function' ? (value as (answers: A) => T) : () => value; // nothing that is given is itself a function
}
