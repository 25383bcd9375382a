import { hyphenated, type Answers, type Fault, type Field, type Question } from '@formation/fees';

/** Every option that the others leave nothing to say. */
export function idleText(fields: readonly Field[]): string {
  const options = fields.map(({ key }) => optionOf(key));
  return `${options.join(', ')} ${options.length === 1 ? 'does' : 'do'} not apply to the rest of what is given`;
}

/** Why the options of a question are refused, in one line: every one that is needed and left out, or the first of the others. */
export function faultsText(faults: readonly [Fault, ...Fault[]], { fields }: Question, answers: Answers): string {
  const [fault] = faults;
  if (fault.code === 'missing') return missingText(faults);
  const field = fields.find((one) => one.key === fault.key);
  return faultText(optionOf(fault.key), fault, field?.kind === 'choice' ? choicesText(field, answers) : undefined);
}

/**
 * Why one thing that was given is refused, in one line.
 *
 * @param oneOf - what can be chosen in its place, where it is a choice.
 */
export function faultText(name: string, { code, given: text, limit = '', readings }: Fault, oneOf?: string): string {
  switch (code) {
    case 'missing':
      return `${name} is needed`;
    case 'not-a-number':
      return `${name} is a number such as 12.50, not "${text}"`;
    case 'unclear':
      return `${name} can be read in more than one way: "${text}"; write it as ${readings?.join(' or ') ?? '1234.50'}`;
    case 'other-currency':
      return `${name} is in ${limit}, not "${text}"`;
    case 'not-whole':
      return `${name} is a whole number, not "${text}"`;
    case 'negative':
      return `${name} is less than 0: "${text}"`;
    case 'too-small':
      return `${name} is at least ${limit}, not "${text}"`;
    case 'too-large':
      return `${name} is at most ${limit}, not "${text}"`;
    case 'unknown':
      return `${name} ${oneOf ?? 'takes no value, or yes or no'}, not "${text}"`;
  }
}

function missingText(faults: readonly Fault[]): string {
  const options = faults.flatMap(({ key, code }) => (code === 'missing' ? [optionOf(key)] : []));
  return `${options.join(', ')} ${options.length === 1 ? 'is' : 'are'} needed`;
}

/** What can be chosen; of a longer list, what the other answers leave. */
function choicesText({ choices, offered }: Extract<Field, { kind: 'choice' }>, answers: Answers): string {
  const left = offered(answers);
  const isCut = left.length < choices.length;
  return `is one of ${left.join(', ')}${isCut ? ' with the rest of what is given' : ''}`;
}

function optionOf(key: string): string {
  return `--${hyphenated(key)}`;
}
