import data from '../../entries/launch/open-points.json' with { type: 'json' };
import type { OpenPoint } from '../entries/open-point.ts';

/** The doubts that our texts admit. `npm run open-points` lists them with those of the tables. */
export const openPoints = data as readonly OpenPoint[]; // the check holds them to their schema
