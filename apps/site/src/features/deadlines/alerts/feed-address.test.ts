import { expect, test } from 'vitest';
import { feedAddress } from './feed-address.ts';

test.each(['https://ledger.example', 'http://127.0.0.1:8080'])(
  'the link that opens the calendar program leads to the very address that is copied: %s',
  (origin) => {
    const company = 'c=uk&n=https%3A%2F%2Fname&d=2026-01-05';
    const [copied, opened] = Object.values(feedAddress(origin, company)).map((text) => new URL(text));

    expect(opened?.protocol).toBe('webcal:');
    expect(copied?.origin).toBe(origin);
    expect(opened?.host).toBe(copied?.host);
    expect(opened?.pathname).toBe(copied?.pathname);
    expect(opened?.search).toBe(`?${company}`);
    expect(opened?.search).toBe(copied?.search);
  },
);
