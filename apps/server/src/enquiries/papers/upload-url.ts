import type { Locale } from '@formation/content';
import { languageFolder } from '../../http/edge/language-folder.ts';
import { signer } from '../../signing.ts';
import type { UploadLink } from './papers.ts';

type Site = Readonly<{ siteUrl: string; secret: string }>;

/** The address of an upload link: it says until when it is good, and nobody can change that. */
export function uploadUrl(
  { siteUrl, secret }: Site,
  { id, until }: Pick<UploadLink, 'id' | 'until'>,
  language: Locale,
): string {
  const token = signer(secret).signUntil(until, 'papers', id);
  return `${siteUrl}${languageFolder(language, 'papers')}/papers/upload?id=${id}&token=${token}`;
}

/** Whether a token was made by us for this upload link, and is not over. */
export function isUploadToken(
  token: string,
  { secret, id, now }: Readonly<{ secret: string; id: string; now: number }>,
): boolean {
  const expiry = signer(secret).expiryOf(token, 'papers', id);
  return expiry !== undefined && now <= expiry;
}
