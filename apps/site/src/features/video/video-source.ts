/** The videos of the site itself, in `public/films`; `scripts/build/videos.ts` makes them. */
export type VideoName = 'payment' | 'testimonials';

export type Video = Readonly<{
  href: string;
  embed?: string;
  captions?: Readonly<{ src: string; lang: string; label: string }>;
}>;

/**
 * Where a video comes from: the host that does without cookies when the owner has a video there, otherwise this site.
 *
 * @param id - the video's id at the host; empty or absent for none.
 */
export function videoSource(name: VideoName, id: string | undefined): Video {
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
