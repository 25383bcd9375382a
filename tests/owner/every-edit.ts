import { addDays, closedFrom } from '@formation/calendar';
import { at, isGroup, isList, withAt } from '@formation/console-api/values';
import { calls } from '@formation/content';
import type { Owner } from './owner-in-console.ts';

/** A logo four times as wide as high, as a phone would send it. */
const wideLogo =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAAAYCAMAAAAyNwimAAAAA1BMVEUAqmZXQ63UAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVRIx+3BAQ0AAADCoPdP7ewBFAAANwkYAAEDimU3AAAAAElFTkSuQmCC';

/** What the owner types, in no other words than these. */
export const typed = {
  price: '$98765',
  day: { en: 'The day of the firm’s outing', si: 'සමාගමේ චාරිකා දිනය' },
  quote: 'They answered on the day I wrote.',
  partner: 'Kandy Weavers',
  post: { en: 'Our office has moved to the hill', si: 'අපේ කාර්යාලය කන්දට මාරු වුණා' },
  shown: 'The door of the office on the hill',
  announcement: { en: 'Nobody answers on the day of the outing.', si: 'චාරිකාව දිනයේ කවුරුත් පිළිතුරු දෙන්නේ නැහැ.' },
  brand: 'Lanka Gate',
} as const;

/** Where the post stands. */
export const slug = 'moved-to-the-hill';

const first = '2099-12-01';
const farWeek = [0, 1, 2, 3, 4, 5, 6].map((days) => ({ day: addDays(first, days) }));
/** A day far off on which there would be calls. */
const [{ day: closedDay } = { day: first }] = closedFrom(first, calls.hours.week, farWeek);

const listAt = (value: unknown, place: string): readonly unknown[] => {
  const list = place === '' ? value : at(value, place);
  return isList(list) ? list : [];
};

/** The same with one more at the end of a list. */
const added = (value: unknown, place: string, item: unknown): unknown =>
  place === '' ? [...listAt(value, ''), item] : withAt(value, place, [...listAt(value, place), item]);

const words = (title: string, picture: string) => ({
  title,
  summary: `${title}: where it is, when it is open, and how you get there by train from the coast.`,
  text: `## ${title}\n\n![${typed.shown}](${picture})`,
});

const post = (picture: string) => ({
  date: '2026-11-30',
  author: 'Nimali',
  img: picture,
  words: { en: words(typed.post.en, picture), si: words(typed.post.si, picture) },
});

const review = {
  id: 'own-1',
  quote: typed.quote,
  description: 'I wrote on a Sunday evening, and on Monday morning there was an answer with every price in it.',
  name: 'Nimal Perera',
  role: 'Weaver, Kandy',
  image: '',
  sample: false,
};

/** An edit of each kind, by its entry: what the owner makes of what stands there. */
const edits = (picture: string): Readonly<Record<string, (value: unknown) => unknown>> => ({
  'packages-packages': (value) => withAt(value, 'us.0.price', typed.price),
  'firm-closed-days': (value) =>
    added(withAt(value, 'holidays.outing', typed.day), 'days', {
      day: closedDay,
      holiday: 'outing',
      source: 'the firm',
    }),
  'reviews-featured': (value) => added(value, '', review),
  'partners-partners': (value) => added(value, '', { name: typed.partner, image: picture, sample: false }),
  [`blog-${slug}`]: () => post(picture),
  'firm-announcement': () => ({ text: typed.announcement, link: '/meet' }),
  /** In one language fewer, and under another name. */
  'firm-site': (value) => ({ ...(isGroup(value) && value), brand: typed.brand, besideEnglish: ['si'] }),
});

/** Saves an edit of every kind, with a picture; what has to be seen to publish them. */
export async function saveEveryEdit(owner: Owner): Promise<Readonly<Record<string, number>>> {
  const picture = await owner.upload('wide logo.png', Buffer.from(wideLogo, 'base64'));
  const seen: Record<string, number> = {};
  for (const [id, edit] of Object.entries(edits(picture))) seen[id] = await owner.save(id, edit);
  return seen;
}
