import { expect, test } from 'vitest';
import { oneMailbox } from './one-mailbox.ts';

test.each([
  ['nimal@example.com', 'nimal@example.com'],
  ['Nimal@Example.COM', 'nimal@example.com'],
  ['nimal+bank@example.com', 'nimal@example.com'], // a note of its owner's
  ['nimal+a+b@example.com', 'nimal@example.com'],
  ['+bank@example.com', '+bank@example.com'], // nothing stands before it
  ['n.perera@example.com', 'n.perera@example.com'], // elsewhere a dot is a letter
  ['n.pe.rera+x@gmail.com', 'nperera@gmail.com'],
  ['n.perera@googlemail.com', 'nperera@gmail.com'], // the same mailboxes under an older name
])('%s leads to %s', (address, mailbox) => {
  expect(oneMailbox(address)).toBe(mailbox);
});
