/** What becomes of a field that somebody empties: it stays as an empty text, goes away, or says `null`. */
type Emptied = 'kept' | 'missing' | 'null';

/** What a text stands for: a picture that it names, a text that is written in Markdown, or nothing but itself. */
type Holds = 'picture' | 'markdown' | undefined;

const holding: Readonly<Record<string, Holds>> = { 'image/*': 'picture', 'text/markdown': 'markdown' };

type Shape =
  | Readonly<{ kind: 'text'; isLong: boolean; isDay: boolean; holds: Holds }>
  | Readonly<{ kind: 'number' | 'flag' | 'unknown' }>
  /** A name that nobody reads: what begins is given one, and keeps it. */
  | Readonly<{ kind: 'made' }>
  /** One of the names of a record of the same entry. */
  | Readonly<{ kind: 'name'; among: string }>
  | Readonly<{ kind: 'choice'; options: readonly string[] }>
  | Readonly<{ kind: 'fixed'; value: unknown }>
  | Readonly<{ kind: 'group'; fields: Readonly<Record<string, Field>> }>
  /** The same in each language; English must be there. */
  | Readonly<{ kind: 'languages'; languages: readonly string[]; field: Field }>
  | Readonly<{ kind: 'list'; item: Field; least: number }>
  /** Fields of one kind under names: those that are listed, or any. */
  | Readonly<{ kind: 'record'; names: readonly string[] | undefined; item: Field }>
  | Readonly<{ kind: 'variants'; variants: readonly Field[] }>;

/** A field of a form, as the schema of its entry describes it. */
export type Field = Shape & Readonly<{ help: string; emptied: Emptied }>;

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemaIn = (value: unknown): Schema => (isSchema(value) ? value : {});
const schemasIn = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.map(schemaIn) : []);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
const numberIn = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A text that may have more characters than this is written on several lines. */
const longText = 100;

const languages = new Set(['en', 'si', 'ta']);

const isInLanguages = (properties: Schema) =>
  'en' in properties && Object.keys(properties).every((name) => languages.has(name));

function groupOf({ properties, required, propertyNames, additionalProperties }: Schema): Shape {
  if (!isSchema(properties)) {
    const names =
      isSchema(propertyNames) && Array.isArray(propertyNames.enum) ? textsIn(propertyNames.enum) : undefined;
    return { kind: 'record', names, item: fieldOf(additionalProperties) };
  }
  if (isInLanguages(properties))
    return { kind: 'languages', languages: Object.keys(properties), field: fieldOf(properties.en) };
  const musts = new Set(textsIn(required));
  const fields = Object.entries(properties).map(([name, inside]) => {
    const field = fieldOf(inside);
    return [name, musts.has(name) ? field : { ...field, emptied: 'missing' as const }];
  });
  return { kind: 'group', fields: Object.fromEntries(fields) as Readonly<Record<string, Field>> };
}

/** One of several: alternatives that are all texts are one text. */
function oneOf(schemas: readonly Schema[]): Shape & Readonly<{ emptied?: Emptied }> {
  const others = schemas.filter(({ type }) => type !== 'null');
  const [first, ...more] = others;
  if (others.length < schemas.length)
    return { ...(more.length === 0 ? fieldOf(first) : oneOf(others)), emptied: 'null' };
  if (others.every(({ type }) => type === 'string'))
    return { kind: 'text', isLong: false, isDay: false, holds: undefined };
  return { kind: 'variants', variants: others.map(fieldOf) };
}

function shapeOf(schema: Schema): Shape & Readonly<{ emptied?: Emptied }> {
  const alternatives = schemasIn(schema.anyOf ?? schema.oneOf);
  if (alternatives.length > 0) return oneOf(alternatives);
  if ('const' in schema) return { kind: 'fixed', value: schema.const };
  if (Array.isArray(schema.enum)) return { kind: 'choice', options: textsIn(schema.enum) };
  if (schema.readOnly === true && schema.type === 'string') return { kind: 'made' };
  if (typeof schema.namedIn === 'string') return { kind: 'name', among: schema.namedIn };
  switch (schema.type) {
    case 'object':
      return groupOf(schema);
    case 'array':
      return { kind: 'list', item: fieldOf(schema.items), least: numberIn(schema.minItems) };
    case 'string':
      return {
        kind: 'text',
        isLong: numberIn(schema.maxLength) > longText && schema.pattern === undefined, // an address is one line
        isDay: schema.format === 'date',
        holds: holding[String(schema.contentMediaType)],
      };
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'flag' };
    default:
      return { kind: 'unknown' };
  }
}

/** Reads a field, with all that is inside it, from a JSON Schema. What this form does not know is `unknown`. */
export function fieldOf(schema: unknown): Field {
  const read = schemaIn(schema);
  const help = typeof read.description === 'string' ? read.description : '';
  return { help, emptied: 'kept', ...shapeOf(read), ...(help !== '' && { help }) };
}
