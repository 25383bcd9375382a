/** The films of the site itself, in `public/films`; `scripts/films.ts` makes them. */
export type FilmName = 'payment' | 'testimonials';

export type Film = Readonly<{
  href: string;
  embed?: string;
  captions?: Readonly<{ src: string; lang: string; label: string }>;
}>;

/**
 * Where a film comes from: the host that does without cookies when the owner has a film there, otherwise this site.
 *
 * @param id - the film's id at the host; empty or absent for none.
 */
export function film(name: FilmName, id: string | undefined): Film {
  if (id) {
    return {
      href: `https://www.youtube.com/watch?v=${id}`,
      embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    };
  }
  return {
    href: `/films/${name}.mp4`,
    captions: { src: `/films/${name}.en.vtt`, lang: 'en', label: 'English' },
  };
}
