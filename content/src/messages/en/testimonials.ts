import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

/** The testimonials page. */
export const testimonials = {
  meta: {
    title: `Reviews and testimonials | ${site.brand}`,
    description:
      'What founders say about our work on Facebook, Google and Trustpilot, good and bad, each with its source and date.',
  },
  hero: {
    title: 'What founders write about us',
    text: 'Good and bad, each with its source and date.',
    sampledTitle: 'Customer reviews',
    collage: 'A collage of woven patterns, one for each reviewer',
  },
  stats: {
    clients: { value: claim.clients, label: 'happy clients' },
    companies: { value: claim.companies, label: 'companies registered' },
    success: { value: claim.successRate, label: 'success rate' },
    support: { value: claim.support, label: 'support', note: claims.support.note.en },
  },
  /** Once in each section that shows samples, on both pages. */
  sampleNote: 'Example reviews. Real ones replace them.',
  video: {
    title: 'In their own words',
    sampledTitle: 'A short film',
    play: 'Play testimonial video',
    caption: 'Three example reviews',
    captions: 'with captions, no sound',
  },
  reviews: {
    stars: '{rating} of 5 stars',
    readAt: 'Read it at {source}',
    whole: 'Show the whole text',
    more: 'Load More',
    less: 'Show Less',
  },
  closing: {
    title: 'Start with a question.',
    text: 'If someone else can help you better, we tell you who.',
    start: 'Get Started',
    call: 'Schedule a Call',
  },
} as const;
