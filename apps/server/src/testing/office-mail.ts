/** To whom and from where a test's outbox sends. */
export const officeMail = {
  mailTo: 'owner@example.org',
  mailFrom: 'site@example.org',
  siteUrl: 'https://www.example.org',
  secret: 'secret',
  mailDigestAbove: 60,
} as const;
