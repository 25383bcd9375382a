import { expect, test } from 'vitest';
import { messages } from '../messages/index.ts';
import { firmIdentity, openFields, type Firm } from './firm-identity.ts';

const words = messages.en.shell.footer.firm;
const nobody: Firm = { legalName: '', number: '', address: '', dataController: '', people: '' };
const known: Firm = { ...nobody, legalName: 'Ledger (Private) Limited', address: '1 Galle Road, Colombo 3' };

test('what is filled in is said, and nothing else', () => {
  expect(firmIdentity(words, nobody)).toEqual([]);
  const said = firmIdentity(words, known);

  expect(said).toHaveLength(2);
  expect(said[0]).toContain('Ledger (Private) Limited');
  expect(said[1]).toContain('1 Galle Road, Colombo 3');
});

test('what is open is known by name', () => {
  expect(openFields(known)).toEqual(['number', 'dataController', 'people']);
});
