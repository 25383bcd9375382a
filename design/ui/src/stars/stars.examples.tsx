import { Stars } from './stars.tsx';

export const examples = {
  Stars: { five: <Stars rating={5} label="5 of 5 stars" />, four: <Stars rating={4} label="4 of 5 stars" /> },
};
