import { platformNames } from '@formation/fees';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompanyOffer } from './company-offer.tsx';

/** Nobody in Sri Lanka opens an account of these for themselves. */
const companiesOnly = new Set<string>(['mercury', 'stripe']);

test.each(platformNames)('%s: a company is offered where the platform asks for one, with its price', (platform) => {
  const html = renderToStaticMarkup(<CompanyOffer locale="en" platform={platform} />);

  if (companiesOnly.has(platform)) expect(html).toMatch(/href="\/formation\/us".*\$\d+/);
  else expect(html).toBe('');
});
