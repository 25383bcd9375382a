import type { Messages } from '@formation/content';
import { Section, VideoFacade } from '@formation/ui';
import paymentArt from '../../images/payment.svg?url';
import { videoSource } from './video-source.ts';

type Props = Readonly<{ words: Messages['home']['video']; id: string | undefined; script: string }>;

/** "Why Sri Lankans Trust Us": the video, and where it comes from if that is another host. */
export function HomeVideo({ words, id, script }: Props) {
  const { title, text, play, caption, captions, hosted } = words;
  const lead = (
    <>
      {text} {id && <small className="muted">{hosted}</small>}
    </>
  );
  return (
    <Section title={title} lead={lead} delay={100} rail>
      <VideoFacade
        {...videoSource('payment', id)}
        label={play}
        title={caption}
        note={captions}
        art={<img className="art" src={paymentArt} alt="" width={1600} height={900} loading="lazy" />}
        script={script}
      />
    </Section>
  );
}
