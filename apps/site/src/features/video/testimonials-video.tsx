import type { Messages } from '@formation/content';
import { VideoFacade } from '@formation/ui';
import { TestimonialsArt } from './testimonials-art.tsx';
import { videoSource } from './video-source.ts';

type Props = Readonly<{ words: Messages['testimonials']['video']; names: readonly string[]; script: string }>;

/** The video of the testimonials, behind the mats of three reviewers. */
export function TestimonialsVideo({ words, names, script }: Props) {
  const { play, caption, captions } = words;
  const art = <TestimonialsArt names={names} />;
  return (
    <VideoFacade
      {...videoSource('testimonials', undefined)}
      label={play}
      title={caption}
      note={captions}
      art={art}
      script={script}
    />
  );
}
