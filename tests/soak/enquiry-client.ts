import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Answer = Readonly<{ status: number; text: string; ms: number }>;

const ids = { lib_version: '4.4.1', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };

export type Post = Readonly<{ path: string; body: Buffer; headers: Readonly<Record<string, string>> }>;

/** An enquiry; its name is also its key, so that it can be sent again. */
export function enquiryPost(name: string, email = 'soak@example.com'): Post {
  const params = { contact_name: name, contact_email: email, message: `Hello from ${name}` };
  const body = Buffer.from(JSON.stringify({ ...ids, template_params: params }));
  return {
    path: '/api/v1.0/email/send',
    body,
    headers: { 'content-type': 'application/json', 'idempotency-key': name },
  };
}

/** The same with a file of so many bytes. */
export function uploadPost(name: string, bytes: number): Post {
  const fields = { ...ids, contact_name: name, contact_email: 'soak@example.com' };
  const parts = Object.entries(fields).map(
    ([field, value]) => `--edge\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="scan.pdf"\r\n\r\n%PDF-1.7\n';
  const head = Buffer.from(parts.join('') + file);
  const body = Buffer.concat([head, Buffer.alloc(bytes - 9, name), Buffer.from('\r\n--edge--\r\n')]);
  const type = 'multipart/form-data; boundary=edge';
  return { path: '/api/v1.0/email/send-form', body, headers: { 'content-type': type, 'idempotency-key': name } };
}

/** Someone who writes to us: many of them share one pool of connections. */
export function enquiryClient(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const send = ({ path, body, headers }: Post) =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now();
      const done = async (answer: IncomingMessage) => {
        const said = await text(answer);
        resolve({ status: answer.statusCode ?? 0, text: said, ms: performance.now() - started });
      };
      const call = request(origin + path, {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
      });
      call.on('response', (answer) => void done(answer).catch(reject));
      call.on('error', reject);
      call.end(body);
    });

  return {
    enquire: (name: string, email?: string) => send(enquiryPost(name, email)),
    upload: (name: string, bytes: number) => send(uploadPost(name, bytes)),
    close: () => agent.destroy(),
  };
}

export type EnquiryClient = ReturnType<typeof enquiryClient>;
