import { fill } from '@formation/content';
import type { Entry, Work } from '../api/shapes.ts';
import { newCallQuery } from '../bookings/new-call-link.tsx';
import { type Command, useCommands } from '../menu/commands.ts';
import { useStaff } from '../people/staff.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { endStates } from './end-states.ts';
import { offers, offerText } from './snooze-times.ts';
import { typedIn } from './typed-in.ts';
import type { Enquiry } from './use-enquiry.ts';

/** Whom a call with the sender of an enquiry would be with. */
export const clientOf = (entry: Entry) => ({
  name: typedIn(entry, 'name'),
  email: entry.address,
  phone: typedIn(entry, 'number'),
});

type Shown = Readonly<{ entry: Entry; enquiry: Enquiry; people: readonly string[] }>;

/** Offers what can be done to the enquiry on the screen. */
export function useEnquiryCommands({ entry, enquiry, people }: Shown): void {
  const locale = useLocale();
  const { nameOf } = useStaff();
  const { menu, enquiry: words } = useWords();
  const here = (name: string, work: Work): Command => ({ kind: 'here', name, act: () => void enquiry.save(work) });
  useCommands(() => [
    ...people
      .filter((who) => who !== entry.holder)
      .map((holder) => here(fill(menu.assign, { name: nameOf(holder) }), { holder })),
    ...(entry.holder === '' ? [] : [here(menu.unassign, { holder: '' })]),
    ...(endStates.includes(entry.state) ? [] : offers(Date.now())).map((offer) =>
      here(fill(menu.snooze, { time: offerText(words.look, locale, offer) }), { followUp: offer.at }),
    ),
    ...(entry.state === 'held' ? [] : [here(menu.spam, { state: 'held' })]),
    { kind: 'here', name: menu.call, act: (go) => go(newCallQuery(clientOf(entry))) },
  ]);
}
