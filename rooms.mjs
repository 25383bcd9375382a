/**
 * Which rooms a room may use. What is not listed is forbidden.
 * The linter, the drawing in docs/architecture.md and a test read this list.
 */
export const rooms = {
  'domain/money': [],
  'domain/fees': ['domain/money'],
  'domain/formation': ['domain/money', 'domain/deadlines'],
  'domain/payouts': ['domain/money', 'domain/fees', 'domain/formation'],
  'domain/codes': [],
  'domain/names': [],
  'domain/deadlines': [],
  'domain/leads': [],
  content: ['domain/money'],
  'design/tokens': [],
  'design/ui': ['design/tokens'],
  'apps/site': ['domain/*', 'content', 'design/*'],
  'apps/server': ['domain/leads', 'content'],
  'apps/command-line': ['domain/money', 'domain/fees'],
};
