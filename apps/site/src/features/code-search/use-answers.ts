import type { CodeAnswer, System } from '@formation/codes';
import { useEffect, useMemo } from 'react';
import { entryNamed } from './code-address.ts';
import type { CodeEngine, Question } from './engine.ts';
import { useOnce } from './use-once.ts';

const systems: readonly System[] = ['hsic', 'uk-sic', 'naics'];

const openCodes = () => import('./engine.ts').then((engine) => engine.openCodes());
const openChinese = () => import('@formation/codes/chinese').then(({ chineseTitles }) => chineseTitles());

/** The answers; an entry that a link opens stands first when it is not among them. */
function answersWith(engine: CodeEngine, question: Question, open: string | undefined): readonly CodeAnswer[] {
  const answers = engine.answers(question);
  const opened = open && entryNamed(open);
  const entry = opened && engine.find(opened.system, opened.code);
  if (!entry || answers.some((answer) => answer.entry === entry)) return answers;
  return [{ entry, score: 1, inTitle: [], inChinese: [], inCode: 0, via: undefined }, ...answers];
}

type AnswersRequest = Readonly<{
  query: string;
  within: string | undefined;
  open: string | undefined;
  /** Whether the lists are wanted even without a question. */
  wanted: boolean;
}>;

/** The answers to a question. The lists are fetched with the first one; the Chinese titles when they are wanted. */
export function useAnswers({ query, within, open, wanted }: AnswersRequest) {
  const [codes, wantCodes] = useOnce(openCodes);
  const [chinese, wantChinese] = useOnce(openChinese);

  useEffect(() => {
    if (query || wanted) wantCodes();
    if (/\p{Script=Han}/u.test(query)) wantChinese();
  }, [query, wanted, wantCodes, wantChinese]);

  const question = useMemo(() => {
    const chosen = systems.filter((system) => system === within);
    return { query, systems: chosen.length > 0 ? chosen : systems, chinese: chinese.value };
  }, [query, within, chinese.value]);
  const answers = useMemo(
    () => (codes.value && query ? answersWith(codes.value, question, open) : []),
    [codes.value, query, question, open],
  );
  const both = useMemo(() => codes.value?.makeOrBuy(question), [codes.value, question]);

  return { codes, wantCodes, chinese: { titles: chinese.value, want: wantChinese }, answers, both };
}
