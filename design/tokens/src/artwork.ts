import { palette, type Pigment } from './palette.ts';
import { hexOf } from './srgb.ts';

const pigment = (name: Pigment) => hexOf(palette[name]);

/** The colours of drawn covers, mats and films. Artwork: they are the same in both themes. */
export const artwork = {
  ink: pigment('ink-750'),
  paper: pigment('paper-12'),
  wash: pigment('meadow-42'),
  deepWash: pigment('meadow-78'),
  faintRule: pigment('meadow-110'),
  rule: pigment('meadow-141'),
  gem: pigment('sapphire-550'),
  gemEdge: pigment('sapphire-486'),
  gemLight: pigment('sapphire-250'),
  gemWash: pigment('sapphire-46'),
  gemText: pigment('sapphire-76'),
  thread: pigment('lotus-300'),
  red: pigment('red-530'),
  leaf: pigment('leaf-560'),
  brass: pigment('brass-180'),
  night: pigment('ink-760'),
  nightRule: pigment('ink-664'),
  dusk: pigment('ink-591'),
  nightText: pigment('mist-45'),
  nightQuiet: pigment('mist-180'),
  nightLoss: pigment('red-230'),
  nightGain: pigment('leaf-200'),
  mint: pigment('mist-43'),
  deepMint: pigment('mist-75'),
  frost: pigment('sapphire-36'),
  blush: pigment('lotus-96'),
  straw: pigment('straw-40'),
} as const;
