import { callLimits, lettersPerDay, office, reminderLimits } from '@formation/content';
import { enquiryLimits, otherLimits } from '@formation/leads';
import type { HttpRefusal } from './http/api/refusal-answers.ts';

/** Something that strangers share, and so can use up for everybody. A test holds docs/reliability.md to this list. */
export type Total = Readonly<{
  what: string;
  /** How much there is in all, and what one of each may take of it; in words where a setting or the hours say it. */
  bounds: Readonly<Record<string, number | string>>;
  /** What a visitor gets, and from whom it is taken, when it comes to an end. */
  nearEnd: string;
  /** The alarms that tell of it. */
  alarms: readonly string[];
  /** What is answered when it is used up. */
  refusals: readonly HttpRefusal[];
}>;

const minutes = 60_000;

/** Every total and every queue that strangers share. A number that bounds one is written here, or in an entry that is read here. */
export const totals = {
  calls: {
    what: 'free calls',
    bounds: { inAll: 'the hours of calls', ...callLimits, unconfirmedShare: 0.5, toldAboveInAnHour: 20 },
    nearEnd:
      'who has as many open calls as one may have cancels one first; half of a day and of two weeks is for e-mail addresses that were confirmed by the link in a mail',
    alarms: ['many calls booked', 'no free time left'],
    refusals: ['too-many-calls', 'share-taken'],
  },
  reminders: {
    what: 'reminders and fee news, and wishes that nobody has confirmed (`open…`)',
    bounds: reminderLimits,
    nearEnd:
      'the oldest unconfirmed wish of the most crowded network gives way; who gets none is told so, and offered the calendar',
    alarms: ['open reminders'],
    refusals: ['too-many-reminders', 'reminders-full'],
  },
  codeLists: {
    what: 'lists of codes by mail in a day, and as many fixed replies',
    bounds: { perMailbox: 1, perNetwork: 20, perNetworkAtTheEnd: 2, inAll: 100 },
    nearEnd:
      'the last fifth is for networks that had few; the request is stored, the answer says that nothing is mailed, and the page has downloaded the list',
    alarms: ['letters to strangers'],
    refusals: [],
  },
  letters: {
    what: 'letters in a day to addresses that strangers typed in',
    bounds: { perMailbox: lettersPerDay, perNetwork: 50, perNetworkAtTheEnd: 2, inAll: 500 },
    nearEnd:
      'the last fifth is for networks that brought about few; calls are booked and the page says that no letter comes; reminders are refused as above',
    alarms: ['letters to strangers'],
    refusals: ['too-many-reminders', 'reminders-full'],
  },
  enquiries: {
    what: 'enquiries of one e-mail address in a day',
    bounds: { perEmail: office.enquiriesPerEmail },
    nearEnd: 'more are stored and held, not mailed',
    alarms: ['mails held for a day'],
    refusals: [],
  },
  texts: {
    what: 'texts of one enquiry, in characters: four times what a form of ours can hold',
    bounds: {
      charactersOfOne: 4 * (enquiryLimits.message + otherLimits.characters),
      searchedOfOneThatIsHeld: enquiryLimits.message,
    },
    nearEnd: 'more are refused; of what is held the beginning alone can be searched for',
    alarms: ['disk'],
    refusals: ['too-large'],
  },
  textsOfADay: {
    what: 'bytes of text that enquiries of a day bring',
    bounds: { perNetwork: 2_000_000, perNetworkAtTheEnd: 200_000, inAll: 20_000_000 },
    nearEnd:
      'the last fifth is for networks that sent little; the form keeps what was typed, and names e-mail and WhatsApp',
    alarms: ['texts of a day'],
    refusals: ['texts-full'],
  },
  mailbox: {
    what: 'mails that are read from the mailbox of `IMAP_URL`',
    bounds: {
      perRound: 200,
      bytesOfOne: 25 * 1024 * 1024,
      bytesOfTheBeginning: 512 * 1024,
      charactersOfOne: 20_000,
      filesOfOne: 10,
      perThreadInADay: 50,
      newInADay: 100,
    },
    nearEnd:
      'of a larger mail the beginning is read and its files stay in the mailbox; more mails of a day stay there unread',
    alarms: ['mails left in the mailbox'],
    refusals: [],
  },
  files: {
    what: 'bytes of stored files',
    bounds: { inAll: 'MAX_STORED_MB', perAddressInADay: 5 * office.uploads.maxBytes },
    nearEnd: 'without the file the enquiry is taken',
    alarms: ['stored files', 'disk'],
    refusals: ['full'],
  },
  pictures: {
    what: 'bytes of pictures that were uploaded for the site, as they are stored; what one may have as it is sent',
    bounds: {
      inAll: 200_000_000,
      bytesOfOne: 20 * 1024 * 1024,
      pixelsOfOne: 80_000_000,
      pixelsOfAvif: 24_000_000,
      widthShown: 1_600,
      heightShown: 3_200,
    },
    nearEnd: 'no picture is taken until one that nothing has named for a month has gone',
    alarms: ['pictures'],
    refusals: ['full'],
  },
  papers: {
    what: 'files that one upload link takes',
    bounds: { filesOfOneLink: 20 },
    nearEnd: 'the page says that the link is over, and whom to ask for another; bytes count as stored files',
    alarms: ['stored files', 'disk'],
    refusals: ['too-many-files'],
  },
  posts: {
    what: 'posts',
    bounds: {
      perAddressInAMinute: 'RATE_LIMIT_PER_MIN',
      perAddressInADay: 'RATE_LIMIT_PER_DAY, a quarter of it without a token of a form',
      bytesOfOne: 256 * 1024,
    },
    nearEnd: 'the form keeps what was typed, and says when to try again',
    alarms: [],
    refusals: ['too-many-requests', 'too-large'],
  },
  looks: {
    what: 'looks at free times and calendars, and questions of programs, each',
    bounds: { looksForEachPost: 12 },
    nearEnd: '`Retry-After` says when',
    alarms: [],
    refusals: ['too-many-requests'],
  },
  signIn: {
    what: 'tries to sign in',
    bounds: {
      perPair: 5,
      perAddress: 30,
      perDevice: 10,
      spanMs: 15 * minutes,
      codesPerEmail: 10,
      codesSpanMs: 60 * minutes,
    },
    nearEnd: 'a browser that has signed in before has tries of its own',
    alarms: [],
    refusals: ['too-many-requests'],
  },
  refusals: {
    what: 'entries of the console’s log about refused sign-ins and denied calls in an hour',
    bounds: { perAccountAndNetwork: 1, inAll: 100, spanMs: 60 * minutes, toldAboveInAnHour: 20 },
    nearEnd: 'more are counted, and stand in the server’s own lines alone',
    alarms: ['sign-ins refused'],
    refusals: [],
  },
  passwords: {
    what: 'passwords that are looked at, one after the other',
    bounds: { inLine: 20 },
    nearEnd:
      'who comes from a new browser is told to try again; known ones come first, and none of them is turned away',
    alarms: [],
    refusals: ['too-many-requests'],
  },
  connections: {
    what: 'open connections',
    bounds: { inAll: 4_000 },
    nearEnd: 'the one that has been silent longest is closed',
    alarms: [],
    refusals: [],
  },
  remembered: {
    what: 'addresses whose posts are counted, in memory',
    bounds: { inAll: 100_000 },
    nearEnd: 'the longest known is forgotten',
    alarms: [],
    refusals: [],
  },
} as const satisfies Readonly<Record<string, Total>>;

/** What the store holds strangers to. */
export const storeLimits = {
  callLimits: totals.calls.bounds,
  reminderLimits: totals.reminders.bounds,
  letterLimits: totals.letters.bounds,
  textLimits: totals.textsOfADay.bounds,
  enquiriesPerEmail: totals.enquiries.bounds.perEmail,
};
