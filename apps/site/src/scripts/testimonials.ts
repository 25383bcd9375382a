import { offerWhole } from '../features/reviews/offer-whole.ts';
import { playOnClick } from '../features/video/play-on-click.ts';
import { replaceFailedAvatars } from './avatars.ts';

// What the page of testimonials needs once its reviews are near.
playOnClick();
replaceFailedAvatars();
offerWhole();
