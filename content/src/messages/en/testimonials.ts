import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

/** The testimonials page. */
export const testimonials = {
  meta: {
    title: `Reviews and testimonials | ${site.brand}`,
    description:
      'What founders write about our work on Facebook, Google and Trustpilot, the good and the less good, each with its source and its day.',
  },
  hero: {
    title: 'What founders write about us',
    text: 'Good and less good, with the source and the date.',
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
    sampledTitle: 'As a short film',
    play: 'Play testimonial video',
    caption: 'Three samples, with captions, no sound',
    own: 'Played from this site, once you press play.',
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
    text: 'If we are not the right people for it, we tell you who is.',
    start: 'Get Started',
    call: 'Schedule a Call',
  },
} as const;
