/**
 * Which rooms a room may use. What is not listed is forbidden.
 * The linter, the drawing in docs/architecture.md and a test read this list.
 */
export const rooms = {
  'domain/calendar': [],
  'domain/csv': [],
  'domain/money': [],
  'domain/fees': ['domain/money', 'domain/calendar'],
  'domain/formation': ['domain/money', 'domain/calendar', 'domain/deadlines', 'domain/fees'],
  'domain/payouts': ['domain/money', 'domain/fees', 'domain/formation'],
  'domain/codes': ['domain/csv'],
  'domain/names': [],
  'domain/deadlines': ['domain/calendar', 'domain/fees'],
  'domain/leads': ['domain/calendar'],
  'domain/console-api': ['domain/calendar', 'domain/leads'],
  content: ['domain/calendar', 'domain/leads', 'domain/money', 'domain/names'],
  'design/tokens': [],
  'design/ui': ['design/tokens'],
  'apps/site': ['domain/*', 'content', 'design/*'],
  'apps/server': [
    'domain/calendar',
    'domain/csv',
    'domain/deadlines',
    'domain/fees',
    'domain/formation',
    'domain/payouts',
    'domain/names',
    'domain/codes',
    'domain/money',
    'domain/leads',
    'domain/console-api',
    'content',
  ],
  'apps/command-line': [
    'domain/money',
    'domain/calendar',
    'domain/csv',
    'domain/fees',
    'domain/formation',
    'domain/payouts',
  ],
};
