import type { CompanyCost } from '@formation/formation';
import type { CostOption } from '../form/cost-option.ts';

/** An option beside others, and what it costs. */
export type Column = Readonly<{ title: string; option: CostOption; cost: CompanyCost; remove?: () => void }>;
