import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import { endWorking } from '../../hydration/working.ts';
import { isPageLeft, watchLeaving } from '../input/page-left.ts';
import { isDayField, readWithDays } from '../input/typed-days.ts';
import { readForm, useTyped, type Typed } from '../input/use-typed.ts';
import { linkToOwnPage } from '../tool/own-page.ts';
import { fillIn } from './fill-in.ts';
import { queryWith, typedIn } from './query-state.ts';

type Options = Readonly<{
  /** What the fields hold in the page's HTML; the fields that are named here make up the address. */
  defaults: Typed;
  /** Fields that stand in the address as soon as any other does, such as the day of a calculation. */
  always?: readonly string[];
  /** What the query of an earlier version's link means today. */
  upgrade?: (search: string) => string;
  /** What a visit puts into the fields by itself, such as today. */
  onVisit?: () => Typed;
}>;

/** Browsers refuse more than some hundred changes of the address in half a minute. */
const PAUSE_MS = 250;

/** What a visit may put into fields: nothing where the visitor was quicker. A box that is not ticked is absent. */
const untouched = (values: Typed, { now, defaults }: Readonly<{ now: Typed; defaults: Typed }>): Typed =>
  Object.fromEntries(Object.entries(values).filter(([name]) => (now[name] ?? '') === defaults[name]));

/**
 * A form whose fields are in the address, so that a link brings the same result back. Nothing is stored: the
 * address is changed in place and makes no steps for Back. In a page of others the link to the tool's own page has them.
 */
export function useSharedForm({ defaults, always = [], upgrade = (search) => search, onVisit }: Options) {
  const start = useRef(defaults);
  const begin = (element: HTMLFormElement) => {
    const before = { now: readForm(element), defaults };
    const fresh = untouched(onVisit?.() ?? {}, before);
    start.current = { ...defaults, ...fresh };
    const linked = typedIn(upgrade(location.search), defaults);
    fillIn(element, { ...fresh, ...untouched(linked, before) });
    endWorking();
  };
  const { typed, form } = useTyped(defaults, begin, readWithDays);
  const query = (search: string) => queryWith(search, typed, { defaults: start.current, always });

  useEffect(watchLeaving, []);
  const writeAddress = useEffectEvent(() => {
    if (typed === defaults || isPageLeft()) return; // not read yet, or read no more
    const own = linkToOwnPage();
    if (own) own.search = query('');
    else history.replaceState(history.state, '', location.pathname + query(location.search) + location.hash);
  });
  useEffect(() => {
    const later = setTimeout(() => writeAddress(), PAUSE_MS);
    return () => clearTimeout(later);
  }, [typed]);

  /** Puts values into the fields as if the visitor had typed them. */
  const put = (values: Typed) => {
    if (!form.ref.current) return;
    fillIn(form.ref.current, values);
    form.ref.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** The address of what stands in the form now, on the tool's own page. */
  const link = () => location.origin + location.pathname + query(location.search);
  /** A day that does not exist is told once its field is left. */
  const onBlur = (event: FocusEvent<HTMLFormElement>) => isDayField(event.target) && form.onInput(event);
  return { typed, form: { ...form, onBlur }, put, link };
}
