import type { actNames } from '@formation/console-api';
import { fill, messages, site } from '@formation/content';
import { type Letter, letter, type Line } from '../../outbox/message.ts';
import { timeIn } from '../../outbox/time-in.ts';
import type { AccountNotice } from '../accounts/account-types.ts';

const words = messages.en.mail.accountNotice;

const says = (act: (typeof actNames)[number]): string =>
  Object.hasOwn(words.acts, act) ? words.acts[act as keyof typeof words.acts] : act; // it is one of them

/** In what the act was done, or to what. */
const detailName = (act: string): string => (act.startsWith('passkey') ? words.passkey : words.browser);

/** Tells somebody what was done to their account, so that they notice when it was somebody else. */
export function noticeLetter(
  { act, at, who, detail, email }: AccountNotice,
  { siteUrl, zone }: Readonly<{ siteUrl: string; zone: string }>,
): Letter {
  const what = says(act);
  const hasDetail = detail !== '' && /^(signed-in|recovered|passkey)/.test(act);
  const lines: readonly Line[] = [
    fill(words.text, { email, what }),
    [messages.en.mail.labels.when, timeIn(zone, at)],
    ...(hasDetail ? [[detailName(act), detail] as const] : []),
    ...(who === email ? [] : [[words.by, who] as const]),
    words.notYou,
    { link: `${siteUrl}/console?account` },
  ];
  return letter(fill(words.subject, { brand: site.brand, what }), lines);
}
