import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letter } from './message.ts';

test('lines are set once as text and once as HTML', () => {
  const { subject, text, html } = letter('Enquiry  from\r\nNimal', [
    'A sentence.',
    { heading: 'Part' },
    ['Name', 'Nimal & Sons'],
    ['Message', 'one\r\ntwo'],
    { name: 'Change it', link: 'https://a.example/x?id=1&token=2' },
    { text: 'Also at https://a.example/y.', link: 'https://a.example/y' },
    { link: 'https://a.example/z' },
  ]);

  expect(subject).toBe('Enquiry from Nimal');
  const links = 'Change it: https://a.example/x?id=1&token=2\nAlso at https://a.example/y.\nhttps://a.example/z\n';
  expect(text).toBe(`A sentence.\n\nPart\nName: Nimal & Sons\nMessage:\n  one\n  two\n${links}`);
  expect(html).toContain('<p>A sentence.</p>\n<h2>Part</h2>\n<p><b>Name</b><br>Nimal &amp; Sons</p>');
  expect(html).toContain('one<br>two');
  expect(html).toContain('<b>Change it</b><br><a href="https://a.example/x?id=1&amp;token=2">https://a.example/x?id=1');
  expect(html).toContain('<p>Also at <a href="https://a.example/y">https://a.example/y</a>.</p>');
});

test('whatever is written, it stays text, on one line where it must', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '\r', '\n', '\0', '\u202E', '\ud800', 'a') }),
  );
  fc.assert(
    fc.property(hostile, hostile, (name, value) => {
      const { subject, text, html } = letter(name, [[name, value], { name, text: value, link: value }]);
      expect(subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(subject.length).toBeLessThanOrEqual(150);
      expect(text).not.toMatch(/(?!\n|\t)[\p{Cc}\p{Bidi_Control}]/u);
      expect((subject + text + html).isWellFormed()).toBe(true);
      const tags = html.match(/<[^>]*>?/g) ?? [];
      const ours = /^<(!doctype html|html lang="en"|\/html|\/?body|\/?p|\/?b|br|a href="[^"]*"|\/a)>$/;
      expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
    }),
  );
});
