import { isIP } from 'node:net';
import { connect } from 'node:tls';

const patienceMs = 10_000;

/** When the certificate of an https address ends, in milliseconds since 1970; undefined when nobody answers there. */
export function certificateEnd(url: string, patience = patienceMs): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[(.+)\]$/, '$1');
  const servername = isIP(host) === 0 ? host : ''; // a certificate is asked for by name only
  return new Promise((resolve) => {
    // one that has ended or is not believed is read all the same: its end is what is asked
    const socket = connect({ host, port: Number(port || 443), servername, rejectUnauthorized: false });
    const answer = (end?: number) => {
      socket.destroy();
      resolve(end);
    };
    socket.setTimeout(patience, () => answer());
    socket.once('error', () => answer());
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      answer(Number.isNaN(end) ? undefined : end);
    });
  });
}
