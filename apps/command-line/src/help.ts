import { hyphenated, type Field, type Goal, type Question } from '@formation/fees';

const takes = { amount: ' AMOUNT', percent: ' PERCENT', number: ' NUMBER', choice: ' NAME', yes: '' } as const;

/** A help text: how the command is written, then a line for each thing. */
export function helpText(usage: string, ...parts: readonly (readonly string[])[]): string {
  return [usage, ...parts.flatMap((part) => ['', ...part])].join('\n');
}

/** Whether a word asks for a help text. */
export function asksHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

/** The lines of a help text about the fields of a question. */
export function fieldLines({ fields }: Question): readonly string[] {
  return fields.map((field) => optionLine(field, fields));
}

/** The lines of a help text about the options of a question. */
export function optionLines(question: Question): readonly string[] {
  return [
    ...fieldLines(question),
    '  --day DAY\n      the day whose fees apply, such as 2026-11-21; today when left out',
    '  --json\n      the answer as JSON, with every formula and source',
    '  --help, -h\n      this text',
  ];
}

/** What a platform can be asked backwards, one line each. */
export function goalLines(goals: readonly Goal[]): readonly string[] {
  return goals.map(
    ({ id, field, wanted }) => `  ${id}${wanted ? takes[wanted.kind] : ''}\n      finds --${hyphenated(field)}`,
  );
}

function optionLine(field: Field, fields: readonly Field[]): string {
  const option = hyphenated(field.key);
  const notes = [...notesOf(field), ...(isForAllPieces(field, fields) ? ['for all pieces together'] : [])];
  const note = notes.length > 0 ? ` (${notes.join('; ')})` : '';
  return `  --${option}${takes[field.kind]}\n      ${option.replaceAll('-', ' ')}${note}`;
}

/** Whether an amount is of a whole order that is asked how many pieces it has. */
function isForAllPieces(field: Field, fields: readonly Field[]): boolean {
  return field.kind === 'amount' && field.perPiece !== undefined && fields.some(({ key }) => key === 'pieces');
}

function notesOf(field: Field): readonly string[] {
  const where = field.applies ? ['only where it applies'] : [];
  switch (field.kind) {
    case 'yes':
      return where;
    case 'choice':
      return [
        `one of ${field.choices.join(', ')}`,
        ...(field.optional ? [] : ['the first that the rest offers when left out']),
        ...where,
      ];
    default:
      return [...(field.needed === true ? ['needed'] : []), ...limitsOf(field), ...where];
  }
}

function limitsOf({ least, most, default: otherwise }: Exclude<Field, { kind: 'choice' | 'yes' }>): readonly string[] {
  return [
    ...(least === undefined ? [] : [`at least ${least}`]),
    ...(most === undefined ? [] : [`at most ${most}`]),
    ...(otherwise === undefined ? [] : [`${otherwise} when left out`]),
  ];
}
