import { HeroImage } from './hero-image.tsx';

export const examples = {
  HeroImage: { 'loading, then shown': <HeroImage src="/icon.svg" alt="" width={28} height={28} /> },
};
