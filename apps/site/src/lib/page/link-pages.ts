/** The pages where the links in mails lead that one can stop: two that ask, and what came of it. */
export const linkPages = ['confirm', 'confirmed', 'stop', 'stopped', 'failed'] as const;
