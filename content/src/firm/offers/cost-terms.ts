import type { Service } from '../../entries/markdown/service.ts';
import type { ServicePrice } from '../../entries/service-price.ts';
import type { Locale } from '../../locales.ts';
import { messages } from '../../messages/index.ts';
import { claimTexts } from '../claims/claim-texts.ts';
import { isQuoted, priceText } from './price-text.ts';

type CostTerm = Pick<Service['costs'][number], 'label' | 'text' | 'fact'>;

/** What a service costs and takes, as its page lists it: our price first, once there is one. */
export function costTerms(costs: Service['costs'], price: ServicePrice, locale: Locale): readonly CostTerm[] {
  const ours = priceText(price, locale);
  const terms = costs.map(({ label, text, claim, quoted, fact }) => {
    const sentences = [claim && claimTexts(locale)[claim], text, isQuoted(price) && quoted];
    return { label, text: sentences.filter(Boolean).join(' '), fact };
  });
  return ours === undefined ? terms : [{ label: messages[locale].services.prices.label, text: ours }, ...terms];
}
