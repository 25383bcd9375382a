import { routeOf, type RouteKey } from '@formation/payouts';
import { GoLink } from '@formation/ui';
import type { PayoutsWords } from './payouts-words.ts';

type Props = Readonly<{ route: RouteKey; isOpen: boolean; words: PayoutsWords }>;

/** What the company that a route needs costs with us, to a visitor who has none like it. */
export function Offer({ route, isOpen, words: { offers } }: Props) {
  const { company } = routeOf(route);
  const offer = company && !isOpen ? offers[company] : undefined;
  return (
    offer && (
      <p>
        <GoLink href={offer.href}>{offer.text}</GoLink>
      </p>
    )
  );
}
