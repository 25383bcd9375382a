import { expect, test } from 'vitest';
import { whatsappShare } from './whatsapp-share.ts';

test.each([
  ['Profit: $50.66\nhttps://x.example/?a=1&b=2', 'Profit%3A%20%2450.66%0Ahttps%3A%2F%2Fx.example%2F%3Fa%3D1%26b%3D2'],
  ['ලාභය 100%', '%E0%B6%BD%E0%B7%8F%E0%B6%B7%E0%B6%BA%20100%25'],
])('%j is shared whole', (text, escaped) => {
  expect(whatsappShare(text)).toBe(`https://wa.me/?text=${escaped}`);
  expect(new URL(whatsappShare(text)).searchParams.get('text')).toBe(text);
});
