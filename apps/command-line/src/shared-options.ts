import { parseArgs } from 'node:util';
import { hyphenated, sharedFacts, type SharedFact } from '@formation/fees';
import { setFact, settableFacts, type ScenarioAnswer } from '@formation/fees/compare';
import { faultsText } from './faults.ts';

type Facts = Readonly<Partial<Record<SharedFact, string>>>;
type Wrong = Readonly<{ wrong: string }>;

const byOption: ReadonlyMap<string, SharedFact> = new Map(sharedFacts.map((fact) => [hyphenated(fact), fact]));
const options = Object.fromEntries([...byOption.keys()].map((name) => [name, { type: 'string' }] as const));

const notes: Readonly<Record<SharedFact, string>> = {
  country: "the seller's country by its code, such as US",
  monthlySales: 'sales in a month, which share the price of a plan',
  itemCost: 'what the item costs the seller',
  postageCost: 'what sending it to the buyer costs the seller',
  inboundCost: "what sending it to the platform's warehouse costs the seller",
};

/** The lines of a help text about what can be set once for all commands. */
export const sharedLines: readonly string[] = [...byOption].map(
  ([name, fact]) => `  --${name} ${fact === 'country' ? 'NAME' : 'NUMBER'}\n      ${notes[fact]}`,
);

/** The commands that are compared, and what is set once for all of them; or why the words are not understood. */
export function sharedWords(words: readonly string[]): Readonly<{ commands: readonly string[]; facts: Facts }> | Wrong {
  const commands: string[] = [];
  const facts: Partial<Record<SharedFact, string>> = {};
  const { tokens } = parseArgs({ args: [...words], strict: false, tokens: true, options });
  for (const token of tokens) {
    if (token.kind === 'positional') commands.push(token.value);
    if (token.kind !== 'option') continue;
    const fact = byOption.get(token.name);
    if (!fact) return { wrong: `There is no option ${token.rawName}` };
    if (facts[fact] !== undefined) return { wrong: `--${token.name} is given twice` };
    if (token.value === undefined) return { wrong: `--${token.name} needs a value` };
    facts[fact] = token.value;
  }
  return { commands, facts };
}

/** Scenarios with what is set once for all of them; or why that cannot be. */
export function withShared(scenarios: readonly ScenarioAnswer[], facts: Facts): readonly ScenarioAnswer[] | Wrong {
  let all = scenarios;
  for (const fact of sharedFacts) {
    const text = facts[fact];
    if (text === undefined) continue;
    const wrong = whyNot(all, fact, text);
    if (wrong !== undefined) return { wrong };
    const said = fact === 'country' ? text.toUpperCase() : text;
    all = all.map((one) => setFact(one, fact, said));
  }
  return all.map(faultIn).find((wrong) => wrong !== undefined) ?? all;
}

function whyNot(scenarios: readonly ScenarioAnswer[], fact: SharedFact, text: string): string | undefined {
  const option = `--${hyphenated(fact)}`;
  const settable = settableFacts(scenarios).find((one) => one.fact === fact);
  if (!settable) return `${option} does not apply to what is compared`;
  const countries = settable.countries.map(({ country }) => country);
  if (fact !== 'country' || countries.includes(text.toUpperCase())) return undefined;
  return `${option} is one of ${countries.join(', ')} for what is compared, not "${text}"`;
}

function faultIn({ platform, calculator: { question }, answers, faults }: ScenarioAnswer): Wrong | undefined {
  const [fault, ...others] = faults;
  return fault && { wrong: `${platform}: ${faultsText([fault, ...others], question, answers)}` };
}
