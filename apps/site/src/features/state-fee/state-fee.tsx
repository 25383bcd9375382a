import { fill, type Messages } from '@formation/content';
import { Chip, GoLink, SelectField } from '@formation/ui';
import { useEffect, useMemo, useRef } from 'react';
import { choice } from '../../lib/input/choice.ts';
import { useSavedTyped } from '../../lib/input/use-saved-typed.ts';
import { readFeeLines } from './fee-lines.ts';
import { withFee } from './fee-text.ts';
import { onCards, showOnCards } from './show-on-cards.ts';
import type { StateFees } from './state-fees.ts';
import './state-fee.css';

type Words = Messages['stateFee'];
type Package = Readonly<{ name: string; price: string }>;
type Props = Readonly<{
  words: Words;
  /** As `feeLines` writes them. */
  fees: string;
  packages: readonly Package[];
  /** The day on which the fees were read, as people write it. */
  day: string;
  /** The page that counts every cost of a company. */
  costHref: string;
}>;

const kinds = ['llc', 'corporation'] as const;

/** The state and the kind in the form, and the fee where one is known. */
function useChosen(fees: readonly StateFees[]) {
  const { typed, form } = useSavedTyped({ state: '', kind: 'llc' }, 'state-fee');
  const state = fees.find((each) => each.state === typed['state']);
  const kind = choice(kinds, typed['kind']);
  return { form, state, kind, fee: state?.[kind] };
}

type Chosen = ReturnType<typeof useChosen>;

/** Keeps the cards of the page in step with the choice; without one they say what they said. */
function useCards({ state, fee }: Chosen, { words, packages }: Props) {
  const before = useRef<ReturnType<typeof onCards>>(undefined);
  useEffect(() => {
    const cards = [...document.querySelectorAll('.plans.for-us > .plan')];
    before.current ??= onCards(cards);
    if (!state || !fee) return showOnCards(cards, before.current);
    const sums = packages.map(({ price }) => withFee(price, fee.amount));
    return showOnCards(cards, {
      note: fill(words.note, { fee: sums[0]?.fee ?? '' }),
      label: fill(words.together, { state: state.name }),
      sums: sums.map(({ sum }) => sum),
      years: packages.map(({ price }) => (fee.year === undefined ? words.yearUnknown : withFee(price, fee.year).sum)),
    });
  }, [state, fee, words, packages]);
}

function Sums({ chosen, words, packages, day, costHref }: Omit<Props, 'fees'> & Readonly<{ chosen: Chosen }>) {
  const { state, kind, fee } = chosen;
  if (!state) return null;
  if (!fee) return <p>{fill(words.unknown, { state: state.name })}</p>;
  return (
    <>
      <ul className="num">
        {packages.map(({ name, price }) => (
          <li key={name}>{fill(words.line, { package: name, price, ...withFee(price, fee.amount) })}</li>
        ))}
      </ul>
      <p className="small">
        <Chip tone={fee.verified ? 'ok' : 'warn'}>{fill(fee.verified ? words.verified : words.estimate, { day })}</Chip>
      </p>
      <GoLink href={`${costHref}?state=${state.state}&kind=${kind}`}>{words.all}</GoLink>
    </>
  );
}

/** Beside the US packages: choose a state, and "+ State Fee" becomes its number. */
export function StateFee(props: Props) {
  const { words, fees: lines, ...rest } = props;
  const fees = useMemo(() => readFeeLines(lines), [lines]);
  const chosen = useChosen(fees);
  useCards(chosen, props);
  return (
    <form className="state-fee by-script" onSubmit={(event) => event.preventDefault()} {...chosen.form}>
      <div>
        <h3>{words.title}</h3>
        <p className="small muted">{words.text}</p>
      </div>
      <SelectField
        name="state"
        label={words.state}
        options={[
          { value: '', label: words.choose },
          ...fees.map(({ state, name }) => ({ value: state, label: name })),
        ]}
      />
      <SelectField
        name="kind"
        label={words.kind}
        options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <div className="sums" role="status">
        <Sums chosen={chosen} words={words} {...rest} />
      </div>
    </form>
  );
}
