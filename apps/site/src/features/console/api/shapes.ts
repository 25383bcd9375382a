import type {
  accountCalls,
  Answer,
  answerCalls,
  blockedTimeCalls,
  bookingCalls,
  enquiryCalls,
  enrolmentCalls,
  firmCalls,
  Input,
  openingCalls,
  personCalls,
  reviewCalls,
  sessionCalls,
  siteCalls,
  staffCalls,
  textCalls,
  todayCalls,
} from '@formation/console-api';

/** The parts of the answers, by the names that the screens give them; what they hold, the contract says. */
export type Entry = Answer<typeof enquiryCalls.find>;
/** An enquiry that another stands for. */
export type Part = Entry['merged'][number];
/** What came with an enquiry. */
export type Sent = Pick<Entry, keyof Entry & keyof Part>;
export type StoredFile = Entry['files'][number];
export type Change = Entry['history'][number];
/** What was written to the visitor. */
export type SentAnswer = Entry['answers'][number];
/** What came back by mail. */
export type Reply = Entry['replies'][number];
export type EnquiryPage = Answer<typeof enquiryCalls.list>;
export type Row = EnquiryPage['rows'][number];
/** What somebody wants to change of an enquiry. */
export type Work = Omit<Input<typeof enquiryCalls.work>['body'], 'version' | 'key'>;

/** One's own draft, and who else is writing. */
export type Written = Answer<typeof answerCalls.draft>;
export type Started = Written['begun'][number];
export type Draft = Input<typeof answerCalls.saveDraft>['body'];
export type Letter = Pick<Draft, 'subject' | 'text'>;
/** An answer on its way: with its key it goes out once, however often it is sent. */
export type Sending = Input<typeof answerCalls.send>['body'];

export type Call = Answer<typeof bookingCalls.list>['calls'][number];
/** A call in few words. */
export type DayCall = Answer<typeof todayCalls.today>['calls'][number];
export type CallEntry = Answer<typeof bookingCalls.find>;
export type CallChange = CallEntry['history'][number];
export type CallMail = CallEntry['mails'][number];
/** A call that somebody books for a client. */
export type NewCall = Omit<Input<typeof bookingCalls.book>['body'], 'key'>;
/** What somebody does to a call: one of these. */
export type CallWork = Omit<Input<typeof bookingCalls.work>['body'], 'version' | 'key'>;
/** A time at which no calls are held although the firm is open. */
export type BlockedTime = Answer<typeof blockedTimeCalls.list>['blocked'][number];
export type NewBlockedTime = Omit<Input<typeof blockedTimeCalls.block>['body'], 'key'>;
export type Hours = Answer<typeof openingCalls.find>;
/** Hours as somebody has typed them. */
export type TypedHours = Readonly<{
  week: Hours['week'];
  closed: readonly Readonly<{ day: string; name: string }>[];
  holidaysUntil: string;
}>;

export type Ways = Answer<typeof accountCalls.look>;
export type Passkey = Ways['passkeys'][number];
/** The key of one-time codes, as text, as an address and as a QR code. */
export type CodeKey = Answer<typeof accountCalls.newCodeKey>;
export type Guest = Answer<typeof enrolmentCalls.look>;
export type Enrolled = Answer<typeof enrolmentCalls.byPassword>;
export type Device = Answer<typeof sessionCalls.list>['sessions'][number];
export type Account = Answer<typeof firmCalls.list>['accounts'][number];
export type Invitation = Answer<typeof firmCalls.list>['invitations'][number];
/** A link that is shown once, and for whom it is. */
export type Shown = Answer<typeof firmCalls.invite> & Readonly<{ email: string }>;

export type PersonRow = Answer<typeof personCalls.search>['rows'][number];
export type Person = Answer<typeof personCalls.find>;
export type Request = Person['requests'][number];
export type Removed = Answer<typeof personCalls.erase>['removed'];

export type Day = Answer<typeof todayCalls.today>;
export type FollowUp = Day['due'][number];
export type Troubles = Answer<typeof todayCalls.troubles>;
export type SiteCounts = Answer<typeof todayCalls.counts>;
export type DaySums = SiteCounts['days'][number];
export type SourceVisits = Answer<typeof todayCalls.sources>['report'];
export type Reviews = Answer<typeof reviewCalls.list>;
export type Review = Reviews['reviews'][number];
export type Confirmed = Reviews['confirmed'][number];
export type LaunchItems = Answer<typeof reviewCalls.launch>['items'];
/** What somebody of the firm is called, and how they sign. */
export type Profile = Answer<typeof staffCalls.profile>;

export type SiteList = Answer<typeof siteCalls.list>;
/** A part of what the site says, without what it holds. */
export type SiteSummary = SiteList['entries'][number];
/** One way of the changes to the site. */
export type Publish = SiteList['publishes'][number];
/** A part of what the site says. */
export type SiteEntry = Answer<typeof siteCalls.find>;
export type SiteFault = Answer<typeof siteCalls.save>['faults'][number];
export type Difference = SiteEntry['differences'][number];

/** The texts of a language as far as they are listed. */
export type TextList = Answer<typeof textCalls.list>;
/** A translated text for its reader. */
export type ReadText = TextList['rows'][number];
/** What a reader does to a text. */
export type TextWork = Pick<Input<typeof textCalls.act>['body'], 'act' | 'text'>;
