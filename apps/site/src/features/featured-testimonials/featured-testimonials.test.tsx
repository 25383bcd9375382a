import { messages, type Testimonial } from '@formation/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeaturedTestimonials } from './featured-testimonials.tsx';

const ann: Testimonial = {
  id: 'ann',
  quote: 'They answered',
  description: 'Every letter was answered on the same day.',
  name: 'Ann',
  role: 'Founder',
  image: '',
  sample: false,
};
const html = (shown: readonly Testimonial[]) =>
  renderToStaticMarkup(<FeaturedTestimonials words={messages.en.home.testimonials} script="/a.js" shown={shown} />);

test('each testimonial is a slide; without one there is nothing to focus', () => {
  expect(html([ann]).match(/class="slide"/g)).toHaveLength(1);
  expect(html([])).toBe('');
});
