type Refused = Readonly<Record<'formUsed' | 'tooMany' | 'full' | 'email' | 'failed', string>>;

/** What a form says that asks for mails: what it is about is wrong in one of two fields. */
export type AskWords = Readonly<{
  title: string;
  text: string;
  form: Readonly<Record<'email' | 'kept' | 'send' | 'sending', string>>;
  asked: string;
  refused: Refused & (Readonly<{ company: string }> | Readonly<{ platform: string }>);
}>;

/** Why it was refused. */
export type Refusal = keyof Refused | 'company' | 'platform';

/** The sentence that says so. */
export const refusalText = ({ refused }: AskWords, why: Refusal): string =>
  ({ ...refused } as Partial<Record<Refusal, string>>)[why] ?? refused.failed;
