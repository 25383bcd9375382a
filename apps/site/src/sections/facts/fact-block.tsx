import {
  type Fact,
  type FactName,
  facts as allFacts,
  fill,
  inLanguage,
  type Locale,
  messages,
  tools,
} from '@formation/content';
import { GoLink, Note } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { FactInForce } from './fact-in-force.tsx';

const facts: Readonly<Record<FactName, Fact>> = allFacts;

/** A rule that others set: what this site once stated, with its day, and what is in force now, with its source. */
export function FactBlock({ locale, name }: Readonly<{ locale: Locale; name: FactName }>) {
  const words = messages[locale].services.page.factBlock;
  const { title, stated, check } = facts[name];
  return (
    <div className="stack fact" id={`fact-${name}`}>
      <h3>{inLanguage(title, locale)}</h3>
      {stated && (
        <Note tone="plain" title={fill(words.stated, { day: dayText(locale, stated.asOf) })}>
          {inLanguage(stated.text, locale)}
        </Note>
      )}
      <FactInForce locale={locale} name={name} />
      {check && (
        <p>
          <GoLink href={`${localePath(locale, tools['rule-checks'].href)}#${check}`}>{words.check}</GoLink>
        </p>
      )}
    </div>
  );
}
