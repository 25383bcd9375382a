import { messages } from '@formation/content';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { consoleQueries } from '../../api/query.ts';
import type { Publish, SiteList } from '../../api/shapes.ts';
import { Language } from '../../shell/use-words.ts';
import { Publishing } from './publishing.tsx';

const { site } = messages.en.console;

const draft: SiteList['entries'][number] = {
  id: 'firm-announcement',
  draft: { who: 'nimal@example.com', at: '2026-11-30T06:00:00Z' },
  version: 1,
  differences: [],
  conflicts: [],
  unfit: [],
};

const build = (kind: Publish['kind'], state: Publish['state'], id: number): Publish => ({
  id: String(id),
  kind,
  state,
  who: '',
  at: '2026-11-30T06:00:00Z',
  ended: state === 'done' || state === 'failed' ? '2026-11-30T06:01:00Z' : null,
  percent: 40,
  why: state === 'failed' ? ['The page of prices has grown too long.'] : [],
  changes: [],
  mayUndo: false,
  takesBack: false,
});

const preview = (state: Publish['state'], isCurrent = true) => ({ build: build('preview', state, 2), isCurrent });

type Role = Parameters<typeof Publishing>[0]['role'];

/** What somebody reads and may press. */
function textOf(more: Partial<SiteList>, role: Role = 'owner'): string {
  const list = { entries: [draft], gone: [], publishes: [], preview: null, again: null, blocked: '', ...more };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={consoleQueries()}>
      <Language value={{ words: messages.en.console, locale: 'en-GB' }}>
        <Publishing list={list} role={role} load={() => undefined} reload={async () => undefined} />
      </Language>
    </QueryClientProvider>,
  );
  return markup.replaceAll('&#x27;', "'");
}

const { again, preview: words, publish } = site;

test.each<[string, Partial<SiteList>, Role, readonly string[], readonly string[]]>([
  ['nothing was looked at yet', {}, 'owner', [words.build, words.text], [words.show]],
  ['an agent may look, and not publish', {}, 'agent', [words.build, publish.ownersOnly], []],
  ['a reader may do neither', {}, 'reader', [publish.ownersOnly], [words.build]],
  ['nothing can be built here', { blocked: 'No tools.' }, 'owner', ['No tools.'], [words.build]],
  ['no draft', { entries: [], preview: preview('done', false) }, 'owner', [publish.none], [words.build, words.show]],
  ['it is on its way', { preview: preview('building') }, 'owner', [words.building, '40 %'], [words.build, words.show]],
  ['it is there', { preview: preview('done') }, 'agent', [words.ready, words.show], [words.build]],
  ['of other drafts', { preview: preview('done', false) }, 'owner', [words.old, words.build], [words.show]],
  ['it failed', { preview: preview('failed') }, 'owner', [words.failed, 'grown too long', words.build], [words.show]],
  ['built again', { again: build('again', 'done', 3) }, 'owner', ['Built again by itself'], [again.failed]],
  ['not built again', { again: build('again', 'failed', 3) }, 'owner', [again.failed, 'grown too long'], []],
  [
    'published since',
    { again: build('again', 'failed', 3), publishes: [build('publish', 'done', 4)] },
    'owner',
    ['Published'],
    [again.failed],
  ],
])('%s', (_, more, role, shown, hidden) => {
  const text = textOf(more, role);

  for (const each of shown) expect(text).toContain(each);
  for (const each of hidden) expect(text).not.toContain(each);
});

test('while anything is built, nothing else can be begun', () => {
  const text = textOf({ again: build('again', 'building', 3) });

  expect([...text.matchAll(/<button[^>]*>/g)].every(([button]) => button.includes('disabled'))).toBe(true);
  expect(text).toContain(again.going);
});
