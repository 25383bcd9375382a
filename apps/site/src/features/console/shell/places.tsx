import { fill } from '@formation/content';
import { Icon, type IconName } from '@formation/ui';
import { PlaceLink } from './place-link.tsx';
import { useWords } from './use-words.ts';
import type { Words } from './words.ts';

type PlaceName = Exclude<keyof Words['places'], 'label' | 'newOnes' | 'opening'>;

/** The screens that one goes to, by the query that each begins with. */
export const places: readonly Readonly<{ name: PlaceName; query: string; icon: IconName }>[] = [
  { name: 'today', query: '', icon: 'sun' },
  { name: 'inbox', query: '?state=new', icon: 'mail' },
  { name: 'calls', query: '?calls', icon: 'phone' },
  { name: 'people', query: '?people', icon: 'users' },
  { name: 'site', query: '?site', icon: 'globe' },
  { name: 'account', query: '?account', icon: 'user-round' },
];

/** The place that a screen belongs to. */
function placeOf(query: URLSearchParams): PlaceName {
  if (query.has('call') || query.has('calls')) return 'calls';
  if (query.has('person') || query.has('people')) return 'people';
  if (query.has('enquiry') || query.has('state') || query.has('search')) return 'inbox';
  if (query.has('hours') || query.has('site')) return 'site';
  return query.has('account') ? 'account' : 'today';
}

type Props = Readonly<{ query: URLSearchParams; go: (query: string) => void; newOnes: number }>;

/** The ways to the screens: a rail beside the work, on a phone a bar at the foot. Where one is, is marked. */
export function Places({ query, go, newOnes }: Props) {
  const { places: words } = useWords();
  const here = placeOf(query);
  return (
    <nav className="places" aria-label={words.label}>
      {places.map(({ name, query: leadsTo, icon }) => (
        <PlaceLink key={name} query={leadsTo} go={go} isHere={name === here}>
          <Icon name={icon} />
          <span>
            {words[name]}
            {name === 'inbox' && newOnes > 0 && <b className="badge">{fill(words.newOnes, { count: newOnes })}</b>}
          </span>
        </PlaceLink>
      ))}
    </nav>
  );
}
