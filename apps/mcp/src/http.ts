import type { IsoDate } from '@formation/calendar';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { mcpServer } from './server.ts';
import { questionTools } from './tools.ts';

type Message = Readonly<{ method?: unknown; params?: Readonly<{ name?: unknown }> }> | null;

/** A call of a tool counts as its question does; whatever else is asked counts as one. */
async function weightOf(message: Message): Promise<number> {
  if (message?.method !== 'tools/call') return 1;
  const tools = await questionTools();
  return tools.find(({ name }) => name === message.params?.name)?.weight ?? 1;
}

/** As how many questions a body counts in an address's share: one message, or several in a list. */
export async function mcpWeight(body: unknown): Promise<number> {
  const messages = (Array.isArray(body) ? body : [body]) as readonly Message[]; // each is looked at
  const weights = await Promise.all(messages.map(weightOf));
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Answers over HTTP, each request by itself: nothing is remembered between two, and no stream stays open, as
 * the tools never change while the server runs.
 */
export const mcpOverHttp = (today: () => IsoDate) =>
  createMcpHandler(() => mcpServer(today), { maxSubscriptions: 0 }).fetch;
