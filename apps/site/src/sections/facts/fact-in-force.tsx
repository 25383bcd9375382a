import {
  type Fact,
  type FactName,
  facts as allFacts,
  fill,
  inLanguage,
  type Locale,
  messages,
} from '@formation/content';
import { Note } from '@formation/ui';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { SourceNamed } from '../../lib/text/source-named.tsx';

const facts: Readonly<Record<FactName, Fact>> = allFacts;

/** A rule or price that others set, as it is now: since when, where that was read, and on which day. */
export function FactInForce({ locale, name }: Readonly<{ locale: Locale; name: FactName }>) {
  const words = messages[locale].services.page.factBlock;
  const { inForce, source, also, verified, readOn } = facts[name];
  const title = inForce.since ? fill(words.inForceSince, { day: dayText(locale, inForce.since) }) : words.inForce;
  return (
    <Note tone={verified ? 'info' : 'warn'} title={title}>
      {inLanguage(inForce.text, locale)}{' '}
      <a href={source.url} rel="noopener">
        <SourceNamed text={words.source} title={source.title} />
      </a>
      {also && (
        <>
          {'; '}
          {also.url === undefined ? (
            <span lang="en">{also.title}</span>
          ) : (
            <a href={also.url} rel="noopener">
              {also.title}
            </a>
          )}
        </>
      )}
      . {fill(words.checked, { day: dayText(locale, readOn) })} {!verified && words.unverified}
    </Note>
  );
}
