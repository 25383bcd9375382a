import { messages, site, type Locale } from '@formation/content';
import type { WorkedInvoice } from '@formation/payouts';
import { Icon, LinkButton, Mark } from '@formation/ui';
import { localePath } from '../../lib/language/locale.ts';
import { PaymentRoute } from './payment-route.tsx';
import { ToolQuestions } from './tool-questions.tsx';
import '../hero.css';
import './home-hero.css';

const badges = ['stripe', 'wise', 'paypal'] as const;

function Proof({ locale }: Readonly<{ locale: Locale }>) {
  const { facts } = messages[locale].home.hero;
  const shown = [
    [facts.entrepreneurs, facts.entrepreneursLabel],
    [facts.registration, facts.registrationLabel],
    [facts.languages, facts.languagesLabel],
  ];
  return (
    <ul className="proof">
      {shown.map(([figure, label]) => (
        <li key={label}>
          <b>{figure}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** The first view of the site: what we do, an invoice on its way home with its fees, and the free tools. */
export function HomeHero({ locale, invoice, day }: Readonly<{ locale: Locale; invoice: WorkedInvoice; day: string }>) {
  const words = messages[locale].home.hero;
  return (
    <section className="hero">
      <div className="wrap">
        <div className="copy">
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="cluster">
            <LinkButton href={site.portal.start}>{words.start}</LinkButton>
            <LinkButton href={localePath(locale, '/meet')} look="ghost">
              {words.call}
            </LinkButton>
          </div>
          <Proof locale={locale} />
        </div>
        <div className="ledger-page">
          <PaymentRoute locale={locale} invoice={invoice} day={day} />
          <ul className="tabs">
            {badges.map((name) => (
              <li key={name}>
                <Mark name={name} />
                <span>{words.badges[name]}</span>
                <span className="tick">
                  <Icon name="check" />
                  <span className="sr">{words.badges.tick}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ToolQuestions locale={locale} />
      </div>
    </section>
  );
}
