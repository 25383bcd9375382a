import { Segmented } from '@formation/ui';
import { PlaceLink } from '../../shell/place-link.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { useWords } from '../../shell/use-words.ts';
import { entryTitle } from '../field-texts.ts';
import { TextList } from './text-list.tsx';
import { UnreadTexts } from './unread-texts.tsx';

type Props = Readonly<{ id: string; language: string; view: string; mayWrite: boolean; go: (query: string) => void }>;

const views = ['unread', 'asked', 'read'] as const;

/** The texts of a language for those who read them: one unread one after another, questions, and what was read. */
export function TextsScreen({ id, language, view, mayWrite, go }: Props) {
  const { site, texts } = useWords();
  const title = entryTitle(site, id);
  useTitle(title);
  const shown = views.find((each) => each === view) ?? 'unread';
  return (
    <section className="sheet card-pad" aria-labelledby="texts">
      <PlaceLink query="?site" go={go}>
        {site.back}
      </PlaceLink>
      <h2 id="texts">{title}</h2>
      <Segmented
        legend={title}
        value={shown}
        options={views.map((value) => ({ value, label: texts.views[value] }))}
        onChange={(next) => go(`?site=${id}&view=${next}`)}
      />
      {shown === 'unread' ? (
        <UnreadTexts language={language} mayWrite={mayWrite} />
      ) : (
        <TextList key={shown} language={language} view={shown} mayWrite={mayWrite} />
      )}
    </section>
  );
}
