import { site, type Locale } from '@formation/content';
import { LinkButton, NightBand } from '@formation/ui';
import { localePath } from '../lib/language/locale.ts';

type Words = Readonly<{ title: string; text: string; start: string; call: string }>;

/** The last call of a page: the portal, or a call with us. */
export function ClosingBand({ locale, words }: Readonly<{ locale: Locale; words: Words }>) {
  return (
    <NightBand title={words.title} text={words.text}>
      <LinkButton href={site.portal.start}>{words.start}</LinkButton>
      <LinkButton href={localePath(locale, '/meet')} look="ghost">
        {words.call}
      </LinkButton>
    </NightBand>
  );
}
