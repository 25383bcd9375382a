/** Under which name what was typed is kept for reload and Back. */
export const keptReminders = 'reminders';
