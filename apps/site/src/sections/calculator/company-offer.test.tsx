import { platformNames } from '@formation/fees';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyOffer } from './company-offer.tsx';

/** Only US companies have an account of Mercury; Stripe has them of British ones and those of Hong Kong as well. */
const usCompaniesOnly = new Set<string>(['mercury']);

test.each(platformNames)('%s: a company is offered where the platform asks for one, with its price', (platform) => {
  const html = renderToStaticMarkup(<CompanyOffer locale="en" platform={platform} />);

  if (usCompaniesOnly.has(platform)) expect(html).toMatch(/href="\/formation\/us".*\$\d+/);
  else expect(html).toBe('');
});
