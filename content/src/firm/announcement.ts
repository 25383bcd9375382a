import data from '../../entries/firm/announcement.json' with { type: 'json' };
import type { AnnouncementEntry } from '../entries/announcement.ts';

/** What stands at the top of every page; an empty text is no line. */
export const announcement: AnnouncementEntry = data;
