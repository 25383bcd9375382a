import { Reveal } from './reveal.tsx';

export const examples = {
  Reveal: {
    default: (
      <Reveal>
        <p>It fades in when it is reached. Without a script it is simply there.</p>
      </Reveal>
    ),
  },
};
