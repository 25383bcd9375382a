import { type ClaimName, claims, fill, inLanguage, type Locale, messages } from '@formation/content';
import { Section } from '@formation/ui';
import { shortDay } from '../../lib/text/dates/short-day.ts';

const counted = [
  'clients',
  'companies',
  'countries',
  'successRate',
  'partners',
  'support',
] as const satisfies readonly ClaimName[];

const isConfirmed = counted.every((name) => claims[name].confirmed);

/** How each figure of the pages is counted, and how sure it is. */
export function ClaimDefinitions({ locale }: Readonly<{ locale: Locale }>) {
  const words = messages[locale].about.definitions;
  return (
    <Section
      id="how-we-count"
      title={words.title}
      lead={isConfirmed ? undefined : words.unconfirmed}
      threshold={0.1}
      delay={100}
      rail
    >
      <dl className="terms">
        {counted.map((name) => {
          const { text, label, definition, asOf } = claims[name];
          return (
            <div key={name}>
              <dt>
                {inLanguage(text, locale)} {inLanguage(label, locale)}
              </dt>
              <dd>
                {inLanguage(definition, locale)} {fill(words.asOf, { day: shortDay(locale, asOf) })}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
