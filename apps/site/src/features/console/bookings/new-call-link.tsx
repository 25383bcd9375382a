import { LinkButton } from '@formation/ui';
import { useWords } from '../shell/use-words.ts';

type Client = Readonly<{ name: string; email: string; phone?: string }>;

/** Where a call with somebody is booked, filled in as far as they said. */
export const newCallQuery = (client: Client): string => `?calls&new&${String(new URLSearchParams(client))}`;

/** The way to a new call with somebody. */
export function NewCallLink(client: Client) {
  const { menu } = useWords();
  return (
    <LinkButton look="ghost" small href={`/console${newCallQuery(client)}`}>
      {menu.call}
    </LinkButton>
  );
}
