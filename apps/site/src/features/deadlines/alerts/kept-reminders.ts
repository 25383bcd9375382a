/** Under which name what was typed is kept for reload and Back. */
export const keptReminders = 'reminders';

/** And what was asked for, until it is granted. */
export const keptWish = 'reminders-asked';
