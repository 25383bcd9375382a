import type { Messages } from '@formation/content';
import { VideoFacade } from '@formation/ui';
import { film } from './film.ts';
import { TestimonialsArt } from './testimonials-art.tsx';

type Props = Readonly<{ words: Messages['testimonials']['video']; names: readonly string[]; script: string }>;

/** The film of the testimonials, behind the mats of three reviewers. */
export function TestimonialsVideo({ words, names, script }: Props) {
  const { play, caption, own } = words;
  const art = <TestimonialsArt names={names} />;
  return (
    <VideoFacade
      {...film('testimonials', undefined)}
      label={play}
      title={caption}
      note={own}
      art={art}
      script={script}
    />
  );
}
