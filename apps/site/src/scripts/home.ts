import { startCarousels } from '../features/featured-testimonials/carousel.ts';
import { offerMore } from '../features/featured-testimonials/clamp.ts';
import { colourLogos } from '../features/marquee/logo-colours.ts';
import { moveRows } from '../features/marquee/moving-rows.ts';
import { playOnClick } from '../features/video/play-on-click.ts';
import { replaceFailedAvatars } from './avatars.ts';

playOnClick();
startCarousels();
offerMore();
replaceFailedAvatars();
moveRows(Math.random);
colourLogos();
