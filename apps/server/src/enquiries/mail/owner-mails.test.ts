import { messages } from '@formation/content';
import { describe, expect, test } from 'vitest';
import { ownerLetter, visitorLetter } from '../../bookings/booking-messages.ts';
import { callAt, freshOrigin, scratchStore, someEnquiry } from '../../testing/scratch-store.ts';
import { digestLetter, enquiryLetter } from './enquiry-messages.ts';

const cases = [
  // page   what was written            how the owner reads it
  ['en', 'A UK company, please.', 'English'],
  ['en', 'எனக்கு ஒரு கம்பனி வேண்டும்.', 'Tamil'],
  ['si', 'A UK company, please.', 'Sinhala'],
  ['ta', 'எனக்கு ஒரு கம்பனி வேண்டும்.', 'Tamil'],
] as const;

describe.each(cases)('from a page in %s, "%s"', (language, written, said) => {
  test('the owner reads in which language to answer an enquiry', async () => {
    const { store } = await scratchStore();
    const params = { ...someEnquiry().params, message: written };
    await store.enquiries.add(someEnquiry({ params }), { ...freshOrigin(), language });
    const [lead] = await store.enquiries.list();
    if (lead === undefined) throw new Error('nothing was stored');

    for (const { text } of [enquiryLetter(lead, () => ''), digestLetter([lead])])
      expect(text).toContain(`\nLanguage: ${said}\n`);
  });

  test('the owner reads in which language a call will be', async () => {
    const { store, clock } = await scratchStore();
    const wanted = { name: 'Eve', email: 'eve@example.com', timeZone: 'Europe/London', topic: written };
    const made = await store.bookings.add({ ...wanted, ...callAt(clock.now) }, { ...freshOrigin(), language });
    if (!('booking' in made)) throw new Error(made.refused);

    expect(ownerLetter({ booking: made.booking, ownersZone: 'Asia/Colombo' }).text).toContain(`\nLanguage: ${said}\n`);
  });
});

test('the owner reads the number to call; the visitor, whose address may be another’s, only what was chosen', async () => {
  const { store, clock } = await scratchStore();
  const wanted = { name: 'Eve', email: 'eve@example.com', timeZone: 'Europe/London', topic: '' };
  const talk = { phone: '+94 77 123 4567', callLanguage: 'ta' } as const;
  const made = await store.bookings.add({ ...wanted, ...talk, ...callAt(clock.now) }, freshOrigin());
  if (!('booking' in made)) throw new Error(made.refused);
  const about = { booking: made.booking, ownersZone: 'Asia/Colombo' };

  expect(ownerLetter(about).text).toContain('\nNumber: +94 77 123 4567\nLanguage: Tamil\n');
  const toVisitor = visitorLetter(about, 'https://www.example.com/meet').text;
  expect(toVisitor).toContain('\nLanguage: தமிழ்\n');
  expect(toVisitor).toContain(messages.en.mail.bookingVisitor.videoLater);
  expect(toVisitor).not.toContain('4567');
});
