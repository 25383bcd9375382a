/**
 * Which folders of apps/site/src a folder may use; what is not listed is forbidden, and a folder without a row fails
 * the check. Features do not know one another, and platforms inside the calculators do not: .dependency-cruiser.mjs.
 */
export const folders = {
  pages: ['layouts', 'sections', 'features', 'scripts', 'images', 'lib', 'hydration'],
  layouts: ['sections', 'scripts', 'lib'],
  sections: ['features', 'scripts', 'lib'],
  scripts: ['features', 'lib'],
  features: ['images', 'lib', 'hydration'],
  lib: ['hydration'],
  images: [],
  hydration: [],
  build: ['hydration', 'service-worker'],
  'service-worker': [],
  markdown: [],
};

/**
 * The same for apps/server/src. `main` joins the parts and `cli` is the owner's way in: nobody uses them. What the
 * firm works on (enquiries, bookings, answers, reminders) knows how mails are sent, and the outbox how they read.
 */
export const serverFolders = {
  main: [
    'bookings',
    'console',
    'counts',
    'db',
    'enquiries',
    'http',
    'mailbox',
    'outbox',
    'people',
    'publishing',
    'reminders',
    'watch',
  ],
  cli: ['backup', 'console', 'counts', 'db', 'outbox', 'people', 'publishing', 'reminders', 'watch'],
  mailbox: ['answers', 'db', 'enquiries', 'http', 'outbox'],
  http: ['bookings', 'db', 'enquiries', 'reminders'],
  console: [
    'answers',
    'bookings',
    'counts',
    'db',
    'enquiries',
    'http',
    'launch',
    'outbox',
    'people',
    'publishing',
    'reminders',
    'watch',
  ],
  enquiries: ['answers', 'console', 'counts', 'db', 'http', 'mailbox', 'outbox', 'people'],
  bookings: ['counts', 'db', 'enquiries', 'http', 'outbox'],
  answers: ['db', 'enquiries', 'outbox'],
  reminders: ['db', 'enquiries', 'http', 'outbox', 'people'],
  people: ['console', 'db', 'enquiries', 'outbox'],
  outbox: ['answers', 'bookings', 'console', 'db', 'enquiries', 'http', 'mailbox', 'reminders', 'watch'],
  watch: ['backup', 'bookings', 'db', 'mailbox', 'outbox', 'people', 'publishing'],
  backup: ['db', 'enquiries', 'people'],
  counts: ['db'],
  launch: [],
  db: [
    ...['answers', 'backup', 'bookings', 'console', 'counts', 'enquiries', 'mailbox', 'migrations', 'outbox', 'people'],
    ...['publishing', 'reminders', 'watch'],
  ],
  publishing: ['db'],
  migrations: ['db', 'enquiries'],
  testing: ['*'],
};

/** The same for content/src. */
export const contentFolders = {
  entries: ['firm', 'formats', 'pages', 'translations'],
  firm: ['entries', 'messages', 'translations'],
  formats: [],
  launch: ['entries', 'firm'],
  messages: ['firm', 'formats', 'pages', 'translations'],
  pages: ['entries', 'firm', 'formats', 'messages', 'translations'],
  translations: ['firm', 'messages', 'pages'],
};

/** What Astro wants to find beside the folders. */
export const looseFiles = ['content.config.ts', 'env.d.ts', 'middleware.ts'];
