import { LinkButton } from '../button/button.tsx';
import { NightBand } from './night-band.tsx';

export const examples = {
  NightBand: {
    default: (
      <NightBand title="Ready when you are" text="One sentence before the footer.">
        <LinkButton href="/design">Get started</LinkButton>
        <LinkButton href="/design" look="ghost">
          Book a call
        </LinkButton>
      </NightBand>
    ),
  },
};
