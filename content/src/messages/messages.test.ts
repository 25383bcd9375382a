import { expect, test } from 'vitest';
import { site } from '../firm/site.ts';
import { pageMetadata } from '../pages/page-metadata.ts';
import { messages } from './index.ts';

const { home, services, pricing, resources, about, testimonials, contact, calculators, hsicSearch, platforms } =
  messages.en;

/** Every page's own title and description, wherever its messages keep them. */
function metas(words: object): readonly { title: string; description: string }[] {
  return Object.entries(words).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    return name === 'meta' ? [value as { title: string; description: string }] : metas(value as object);
  });
}

const all = metas(messages.en);

test('every page has a title and a description within the limits of search results, and no two share one', () => {
  const limits = pageMetadata.pick({ title: true, description: true });
  for (const { title, description } of all) limits.parse({ title, description });
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test('a page is a website unless it says otherwise', () => {
  const input = {
    title: 'A page',
    description: 'x'.repeat(50),
    url: 'https://a.example/',
    image: 'https://a.example/i.png',
  };
  expect(pageMetadata.shape.type.parse(undefined)).toBe('website');
  expect(pageMetadata.safeParse({ ...input, title: 'A page of ours', extra: 1 }).success).toBe(false);
});

test.each([
  [platforms.ebay.page.meta.title, `eBay Fee Calculator | ${site.brand}`],
  [platforms.paypal.page.meta.title, `PayPal Fee Calculator | ${site.brand}`],
  [platforms.wise.page.meta.title, `Wise (TransferWise) Fee Calculator | ${site.brand}`],
  [platforms.amazon.page.meta.title, `Amazon FBA Calculator | ${site.brand}`],
  [platforms.ebay.page.heading, 'eBay Fee Calculator'],
  [platforms.paypal.page.heading, 'PayPal Fee Calculator'],
  [platforms.wise.page.heading, 'Wise Fee Calculator'],
  [platforms.amazon.page.heading, 'Amazon FBA Fee Calculator'],
  [calculators.shared.why, 'Why Use This Calculator?'],
  [calculators.shared.takingAction, 'Taking Action'],
  [calculators.shared.others, 'Other Business Calculators & Resources'],
  [calculators.shared.questions, 'Your Questions, Our Expertise'],
  [calculators.chat.button, 'Any questions? Ask on WhatsApp!'],
  [calculators.chat.prefilled, 'Hello! I have a question.'],
  [
    calculators.paypal.feeInformation.text,
    'PayPal fees in Sri Lanka typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions. Cross-border and currency conversion fees may apply.',
  ],
  [calculators.wise.payDialog.title, 'How would you like to pay?'],
  [calculators.wise.payDialog.text, 'Here are the ways you can pay for this transfer'],
  [calculators.wise.breakdown.total, 'Total included fees ({pct}%)'],
  [calculators.wise.discountDialog.title, 'Volume Discount Breakdown'],
  [
    calculators.wise.discountDialog.whyText,
    "You're sending {amount} {currency} in this transfer, so we're dropping our fee from {x}% to {y}%.",
  ],
  [
    calculators.wise.discountDialog.meansText,
    "You'll get this discount on this transfer. Increase your amount to unlock bigger discounts.",
  ],
  [calculators.amazon.market.title, 'Market place category'],
  [calculators.amazon.market.marketplaces.us, 'United States (amazon.com)'],
  [calculators.amazon.pricing.fulfilment, 'Product Category'],
  [calculators.amazon.size.title, 'Pricing & Costs'],
  [calculators.amazon.chart.title, 'Key Performance Metrics'],
  [calculators.amazon.chart.loading, 'Loading chart…'],
  [calculators.amazon.analysis.low, 'Low Profitability Product'],
  [calculators.amazon.analysis.healthy, 'Healthy Profitability'],
  [home.hero.start, 'Get Started'],
  [home.hero.call, 'Schedule a Call'],
  [home.video.title, 'Why Sri Lankans Trust Us'],
  [home.services.more, 'Explore More'],
  [home.testimonials.more, 'View More'],
  [services.hero.title, 'Our Services'],
  [services.help.title, 'Need a Helping Hand?'],
  [services.help.guides, 'Business Guides'],
  [services.help.contact, 'Contact Support'],
  [services.help.consultation, 'Schedule Consultation'],
  [pricing.hero.title, 'Simple, Transparent Pricing'],
  [resources.hero.title, 'Business Resources'],
  [about.story.title, 'Our Story'],
  [about.vision.title, 'CEO’s Vision'],
  [testimonials.reviews.more, 'Load More'],
  [testimonials.reviews.less, 'Show Less'],
  [contact.form.annualRevenueText, 'Less than 100,0000'],
  [contact.form.consent, 'I want to protect my data'],
  [contact.form.sending, 'Sending…'],
  [contact.form.success, "Thanks! Your message has been sent. We'll get back to you shortly."],
  [contact.form.failure, "Sorry, we couldn't send your message. Please try again in a moment."],
  [hsicSearch.search.hint, 'Enter a keyword or 4-digit SIC code'],
  [hsicSearch.search.before, 'Search results will appear here…'],
])('the specified text "%s"', (text, specified) => {
  expect(text).toBe(specified);
});

test('lists have the specified entries in their order', () => {
  expect(Object.values(contact.form.services)).toEqual([
    'BookKeeping',
    'Accounting',
    'Tax Services',
    'Business Registration',
    'Other',
  ]);
  expect(Object.values(about.values.items).map(({ title }) => title)).toEqual([
    'Transparency',
    'Partnership',
    'Efficiency',
    'Compliance',
  ]);
  expect(Object.values(about.reasons.items).map(({ title }) => title)).toEqual([
    'Expert Knowledge',
    'Proven Track Record',
    'Local Understanding',
  ]);
  expect(Object.values(hsicSearch.byField).slice(1)).toEqual([
    'Financial Services',
    'Tourism',
    'Technology',
    'Trading and logistics',
  ]);
  expect(Object.values(calculators.amazon.chart.slices)).toEqual([
    'Shipping & Marketing',
    'Net Profit',
    'Product Details',
    'Amazon Fees',
  ]);
  expect(Object.values(calculators.wise.methods).map(({ name, line }) => [name, line])).toEqual([
    ['Bank Transfer', 'Transfer money using your bank account'],
    ['Your Account', 'Use money in your account to pay instantly'],
    ['Swift Transfer', 'Send from your bank account abroad'],
    ['Debit Card', 'For amounts above 10,000 LKR limit'],
    ['Credit Card', 'For amounts above 10,000 LKR limit'],
  ]);
});

test.each([
  ['why choose', home.why.cards, 6],
  ['process', home.process.steps, 3],
  ['pricing tiles', pricing.stats, 5], // four tiles and their heading
  ['pricing reasons', pricing.why.cards, 6],
  ['what we do', about.work.items, 6],
  ['name generator steps', messages.en.nameGenerator.steps.items, 4],
  ['HSIC steps', hsicSearch.steps.items, 4],
])('%s: as many entries as specified', (_, words, count) => {
  expect(Object.keys(words)).toHaveLength(count);
});
