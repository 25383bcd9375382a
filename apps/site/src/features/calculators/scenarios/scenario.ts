import { isPlatformName, type IsoDate, type PlatformName } from '@formation/fees';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { addressFor, addressInputs } from '../address/address-inputs.ts';

/** One question to a calculator: what stands in its fields, and the day whose fees apply. */
export type Scenario = Readonly<{ tool: PlatformName; day: IsoDate; typed: Typed }>;

/** More than four columns cannot be read side by side. */
const MOST_SCENARIOS = 4;

const PATH = /\/calculator(?:\/([a-z-]+))?$/;

/** Where a scenario can be opened and changed. */
export const scenarioAddress = ({ tool, day, typed }: Scenario) =>
  addressFor(`/calculator/${tool}`, { mode: 'published', day, typed });

/** The calculator whose page an address is; the first stands at two. */
function toolAt(path: string): PlatformName | undefined {
  const found = PATH.exec(path);
  const tool = found?.[1] ?? 'ebay';
  return found && isPlatformName(tool) ? tool : undefined;
}

/** The scenario of a published result's address; undefined for any other text. */
export function scenarioAt(address: string): Scenario | undefined {
  const [path = '', search = ''] = address.split('?');
  const tool = toolAt(path);
  const { mode, day, typed } = addressInputs(search);
  return tool && mode === 'published' && day ? { tool, day, typed } : undefined;
}

/** The scenarios of a list of addresses, without repeats and no more than can be compared. */
export function scenariosAt(addresses: readonly string[]): readonly Scenario[] {
  const found = addresses.flatMap((address) => scenarioAt(address) ?? []);
  return [...new Map(found.map((one) => [scenarioAddress(one), one])).values()].slice(0, MOST_SCENARIOS);
}

/** The address of a comparison; everything that it shows is in it. */
export const comparisonAddress = (scenarios: readonly Scenario[]) =>
  `/calculator/compare?${new URLSearchParams(scenarios.map((one) => ['s', scenarioAddress(one)]))}`;
