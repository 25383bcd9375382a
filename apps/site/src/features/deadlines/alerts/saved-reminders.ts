/** Under which name what was typed is kept for reload and Back. */
export const savedReminders = 'reminders';

/** And what was asked for, until it is granted. */
export const savedWish = 'reminders-asked';
