import { messages, type Locale } from '@formation/content';

/** Where the words of each tool are that may stand in pages of others, beside the calculators: by its address. */
const wordsOf = { payouts: 'payouts', 'company-cost': 'companyCost', deadlines: 'deadlinePage' } as const;

export type EmbeddedTool = keyof typeof wordsOf;

export const embeddedTools = Object.keys(wordsOf) as readonly EmbeddedTool[]; // its own keys

/** What a tool is called, and its page. */
export const headOf = (tool: EmbeddedTool, locale: Locale) => messages[locale][wordsOf[tool]];
