import { createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { listenOn } from '../testing/listen-on.ts';
import { closedPort, silentPort } from '../testing/scratch-smtp.ts';
import { certificateEnd } from './certificate.ts';

/** Made for this test, signed by itself, good for nothing else. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBfDCCASOgAwIBAgIUJxo8j61POzpmcwTBNkw5IDZrtNowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MB4XDTI2MTEyMjA3MDM0MVoXDTI2MTIyMjA3
MDM0MVowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0D
AQcDQgAEVtYyyjoM+XF7w64So2j3wpeBm4ByhP/7teCI10o4up70mxwV2U9kmNCM
XtayYMHdbHm8UC2F54CZVy3oYw4+xqNTMFEwHQYDVR0OBBYEFJavr71M45LSeVa/
nFoBsdvSvchpMB8GA1UdIwQYMBaAFJavr71M45LSeVa/nFoBsdvSvchpMA8GA1Ud
EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgdyqa4LLyR1B5By8QyVZsFR9X
x3vxQPK9WjmNaMbb5xgCIF4xx046KQuo6SH/gGv5h4ABhewhaNgMGqKIMeWdxzl9
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoSg++h6yvjb/9OK9
t1kaRRxaZBd3qgoTxUtnpEE+XcWhRANCAARW1jLKOgz5cXvDrhKjaPfCl4GbgHKE
//u14IjXSji6nvSbHBXZT2SY0Ixe1rJgwd1sebxQLYXngJlXLehjDj7G
-----END PRIVATE KEY-----`;
const end = Date.parse('2026-12-22T07:03:41Z');

test('the end of a certificate is read, whoever signed it', async () => {
  const server = createServer({ cert, key }, (socket) => void socket.on('error', () => undefined));
  const url = (await listenOn(server)).replace('http:', 'https:');

  expect(await certificateEnd(url)).toBe(end);
});

test('there is none where nobody answers', async () => {
  expect(await certificateEnd((await closedPort()).replace('smtp:', 'https:'))).toBeUndefined();
});

test('one who is silent is not waited for without end', async () => {
  const url = (await silentPort()).replace('smtp:', 'https:');

  expect(await certificateEnd(url, 200)).toBeUndefined();
});
