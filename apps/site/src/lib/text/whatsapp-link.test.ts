import { expect, test } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

test('the prefilled text is part of the address', () => {
  expect(whatsappLink('94110000000', 'Hello! I have a question.')).toBe(
    'https://wa.me/94110000000?text=Hello!%20I%20have%20a%20question.',
  );
});
