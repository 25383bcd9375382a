import './hero-image.css';

type Props = Readonly<{ src: string; alt: string; width: number; height: number }>;

/**
 * The picture of a hero: a pulsing placeholder until it has loaded, then it fades in; a picture that fails shows its
 * empty area. The page's script tells the two apart; without it the browser paints the picture over the placeholder.
 */
export function HeroImage({ src, alt, width, height }: Props) {
  return (
    <div className="hero-image pulse">
      <img src={src} alt={alt} width={width} height={height} decoding="async" fetchPriority="high" />
    </div>
  );
}
