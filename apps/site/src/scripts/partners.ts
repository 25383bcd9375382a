import { colourLogos } from '../features/marquee/logo-colours.ts';
import { moveRows } from '../features/marquee/moving-rows.ts';

// What the rows of partners need, on a page without reviews.
moveRows(Math.random);
colourLogos();
