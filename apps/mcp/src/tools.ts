import type { IsoDate } from '@formation/calendar';
import { type Locale, locales } from '@formation/content';
import { type Answered, type CallDocument, type PublicCall, publicCalls } from '@formation/questions';

/** What a question is asked with: texts, and whatever else a model writes for one. */
export type Input = Readonly<Record<string, unknown>>;

/** A question as an assistant sees it, and its answer. */
export type QuestionTool = Readonly<{
  name: string;
  title: string;
  /** As how many questions it counts in an address's share. */
  weight: number;
  inputSchema: Readonly<{ type: 'object'; properties: Readonly<Record<string, object>>; required: readonly string[] }>;
  ask: (input: Input, today: IsoDate) => Promise<Answered>;
}>;

/** `/api/v1/names/check` is `names_check`. */
const nameOf = (path: string) =>
  path
    .replace('/api/v1/', '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '');

/** What the parts of an address stand for: `/:platform` and `/ebay`. */
function paramsOf(pattern: string, path: string): Readonly<Record<string, string>> {
  const parts = path.split('/');
  const named = pattern
    .split('/')
    .map((part, at) => [part.replace(/^:/, ''), parts[at] ?? '', part.startsWith(':')] as const);
  return Object.fromEntries(named.flatMap(([name, value, isNamed]) => (isNamed ? [[name, value]] : [])));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);

/** The language that a question names, English where it names none; the question itself refuses one that we do not have. */
function languageOf(query: URLSearchParams): Locale {
  const name = query.get('lang') ?? '';
  return isLocale(name) ? name : 'en';
}

function toolOf(call: PublicCall, { path, summary, parameters }: CallDocument): QuestionTool {
  const params = paramsOf(call.path, path);
  return {
    name: nameOf(call.prefix + path),
    title: summary,
    weight: call.weight,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ name, schema, description }) => [
          name,
          { ...schema, ...(description !== undefined && { description }) },
        ]),
      ),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    ask(input, today) {
      const texts = Object.entries(input).map(([name, value]): [string, string] => [name, textOf(value)]);
      const query = new URLSearchParams(texts);
      return call.answer({ params, query, language: languageOf(query), today });
    },
  };
}

async function makeTools(): Promise<readonly QuestionTool[]> {
  const tools = publicCalls.map(async (call) => (await call.documents()).map((document) => toolOf(call, document)));
  return (await Promise.all(tools)).flat();
}

const made: { tools?: Promise<readonly QuestionTool[]> } = {};

/** Every question that programs may ask, as a tool. They are made once: no request changes them. */
export const questionTools = (): Promise<readonly QuestionTool[]> => (made.tools ??= makeTools());
