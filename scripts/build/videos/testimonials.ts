import { featuredTestimonials } from '@formation/content';
import { artwork } from '@formation/tokens';
import { mat, matSize } from '@formation/ui/mat';
import type { Video, Scene } from './video.ts';

const chosen = ['route', 'no-company', 'dates'];
const seconds = 6;
const intro = 3.5;

function weave(name: string): string {
  const { ground, threads } = mat(name);
  const paths = threads.map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('');
  return `<svg class="mat" viewBox="0 0 ${matSize} ${matSize}" shape-rendering="crispEdges"><path fill="${ground}" d="M0 0h${matSize}v${matSize}H0z"/>${paths}</svg>`;
}

const quotes: readonly Scene[] = featuredTestimonials
  .filter(({ id }) => chosen.includes(id))
  .map(({ name, role, quote, sample }, index) => ({
    from: intro + index * seconds,
    to: intro + (index + 1) * seconds,
    said: `${name}, ${role}: ${quote}`,
    html: `${weave(name)}<div><p class="quote">${quote}</p><p class="who">${name}, ${role} ${sample ? '<b>Sample</b>' : ''}</p></div>`,
  }));

/** Three of the featured testimonials, one after the other, with their mats. */
export const testimonials: Video = {
  name: 'testimonials',
  backdrop: '',
  scenes: [
    {
      from: 0,
      to: intro,
      said: 'Three samples, written to show this film. They describe no real customer.',
      html: '<div><p class="quote">Three samples</p><p class="who">They describe no real customer.</p></div>',
    },
    ...quotes,
  ],
  css: `
    .scene{inset:40px 60px 120px;display:flex;gap:56px;align-items:center}
    .mat{width:250px;height:250px;flex:none} .quote{font:600 52px/1.15 display;letter-spacing:-.015em}
    .who{font:500 26px/1.4 text;color:${artwork.nightQuiet};margin-top:20px} .who b{background:${artwork.brass};color:${artwork.ink};font-size:20px;padding:2px 10px;border-radius:3px;margin-left:10px}`,
};
