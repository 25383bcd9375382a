/** Something that was looked at, and whether the owner should know. */
export type Looked = Readonly<{
  name: string;
  stands: boolean;
  says: string;
  /** When it differs from the one that was told, it is told again. */
  key: string;
  /** How long until it is told again while it stands, in milliseconds; 0 for never. */
  everyMs: number;
}>;

/** An alarm as it was told. Instants are milliseconds since 1970. */
export type Alarm = Readonly<{
  name: string;
  says: string;
  since: number;
  /** Undefined while it stands. */
  ended: number | undefined;
  /** Whether it ended because nobody looked any more, and not because it was found to be over. */
  isUnlooked: boolean;
}>;

export type AlarmStore = Readonly<{
  /**
   * Notes what was found, and puts one mail to the owner into the outbox when there is news: an alarm began, ended, or
   * stands so long that it is told again. What nobody has looked at for a day ends: its machine, after which it is
   * named, is gone, and nobody else could end it. Of several servers one tells.
   *
   * @returns the news.
   */
  note: (looked: readonly Looked[]) => Promise<readonly Alarm[]>;
  /** What stands, and what has ended within a day; the oldest first. */
  list: () => Promise<readonly Alarm[]>;
  /** Takes what a webhook has not heard of; give back what it did not take. */
  takeCalls: () => Promise<readonly Alarm[]>;
  giveBackCalls: (alarms: readonly Alarm[]) => Promise<void>;
}>;
