import { fill, messages, type Locale } from '@formation/content';
import { sriLanka, type HomeRule, type HomeRuleKey } from '@formation/formation';
import { GoLink, Section } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { today } from '../../lib/text/dates/build-day.ts';
import { monthOf, shortDay } from '../../lib/text/dates/short-day.ts';

type Named = HomeRule & Readonly<{ key: HomeRuleKey }>;
type RuleProps = Readonly<{ locale: Locale; rule: Named }>;

/** Where the whole of it is explained. */
const article = '/blog/owning-a-company-abroad-from-sri-lanka';

const topics = ['holding-abroad', 'coming-home', 'tax'] as const;
const rules: readonly Named[] = sriLanka;

/** An amount of the rules as it stands in a sentence: `200000` is 200,000. */
const amountText = (amount: string) => amount.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** How sure a rule is, by which law and since when it counts, whether what was read has ended, and when we looked. */
function Standing({ locale, rule }: RuleProps) {
  const words = messages[locale].homeRules;
  const { certainty, law, from, until, checked } = rule;
  const since = from ? `, ${fill(words.from, { day: shortDay(locale, from) })}` : '';
  const lapsed = until && until < today ? ` ${fill(words.lapsed, { day: shortDay(locale, until) })}` : '';
  const looked = `${since}.${lapsed} ${fill(words.checked, { day: shortDay(locale, checked) })}:`;
  const sure = words.certainty[certainty];
  if (!law || locale === 'en') return [sure, law].filter(Boolean).join(', ') + looked;
  return (
    <>
      {`${sure}, `}
      <span lang="en">{law}</span>
      {looked}
    </>
  );
}

function Rule({ locale, rule }: RuleProps) {
  const words = messages[locale].homeRules;
  return (
    <li>
      {fill(words.rules[rule.key], { amount: amountText(rule.amount ?? '') })}{' '}
      <small className="muted">
        <Standing locale={locale} rule={rule} />
        {rule.sources.map(({ title, href, dated }, index) => (
          <span key={href}>
            {index > 0 && ';'} <a href={href}>{title}</a>
            {dated && ` ${fill(words.dated, { day: monthOf(locale, dated) })}`}
          </span>
        ))}
        .
      </small>
    </li>
  );
}

/** Sri Lankan law for residents who own a company abroad: foreign exchange and tax, each rule with its source. */
export function HomeRules({ locale }: Readonly<{ locale: Locale }>) {
  const words = messages[locale].homeRules;
  return (
    <Section id="sri-lanka" title={words.title} lead={words.lead}>
      <div className="two-lists">
        {topics.map((topic) => (
          <div key={topic}>
            <h3>{words.topics[topic]}</h3>
            <ul className="ruled">
              {rules
                .filter((rule) => rule.topic === topic)
                .map((rule) => (
                  <Rule key={rule.key} locale={locale} rule={rule} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <p>
        <GoLink href={localePath(locale, article)}>{words.article}</GoLink>
      </p>
      <p className="fine">{words.notAdvice}</p>
    </Section>
  );
}
