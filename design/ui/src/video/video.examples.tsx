import { Cover } from '../covers/cover.tsx';
import { VideoFacade } from './video.tsx';

export const examples = {
  VideoFacade: {
    'before the click': (
      <VideoFacade
        href="/films/payment.mp4"
        label="Play the film"
        title="How a payment travels"
        note="20 seconds, captions in English"
        art={<Cover name="rising-line" />}
      />
    ),
  },
};
