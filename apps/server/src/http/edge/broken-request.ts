import type { Socket } from 'node:net';
import { bareCsp, securityHeaders } from './security-headers.ts';

const reasons: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what could not be read as a request, where there is still somebody to answer. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const reason = reasons[error.code ?? ''] ?? '400 Bad Request';
  const headers = { ...securityHeaders(bareCsp, false), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${reason}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}
