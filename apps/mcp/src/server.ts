import type { IsoDate } from '@formation/calendar';
import { site } from '@formation/content';
import { fromJsonSchema, McpServer, type JsonSchemaValidatorResult } from '@modelcontextprotocol/server';
import { questionTools, type Input, type QuestionTool } from './tools.ts';

/** What an assistant must know before it repeats an answer: an estimate is never told as a fact. */
const instructions = `Fees, ways of getting paid in Sri Lanka, deadlines, costs, names and codes of companies.
Each answer has the day whose rules it rests on ("day"). Each amount has "certainty" and "sources": say the day, name a
source, and if the certainty is not "official" or "seen", say that it is an estimate. "range" is where an amount can lie:
give both ends. "notCounted" exists and is in no sum: mention it. None of it is tax or legal advice.`;

/** Every question refuses what it cannot read in words of its own, with the field to change: nothing is refused before it. */
const readByQuestion = {
  getValidator:
    <T>() =>
    (text: unknown): JsonSchemaValidatorResult<T> => ({ valid: true, data: text as T, errorMessage: undefined }),
};

function register(server: McpServer, { name, title, inputSchema, ask }: QuestionTool, today: () => IsoDate): void {
  const schema = fromJsonSchema<Input>(inputSchema, readByQuestion);
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  server.registerTool(name, { title, description: title, inputSchema: schema, annotations }, async (input) => {
    const found = await ask(input, today());
    const body = 'refused' in found ? found.refused : found.body;
    const content = [{ type: 'text' as const, text: JSON.stringify(body) }];
    return 'refused' in found ? { content, isError: true } : { content, structuredContent: { ...body } };
  });
}

/**
 * The questions as a server of the Model Context Protocol.
 *
 * @param today - the day in Colombo, whose fees count where none is asked for.
 * @see https://modelcontextprotocol.io/specification
 */
export async function mcpServer(today: () => IsoDate): Promise<McpServer> {
  const server = new McpServer({ name: 'serendib-ledger', title: site.brand, version: '1.0.0' }, { instructions });
  for (const tool of await questionTools()) register(server, tool, today);
  return server;
}
