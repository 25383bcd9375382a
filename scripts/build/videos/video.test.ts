import { expect, test } from 'vitest';
import { captions, endOf } from './video.ts';

const scenes = [
  { from: 0, to: 4.5, said: 'First.', html: '' },
  { from: 4.5, to: 65, said: 'Second.', html: '' },
];

test('captions are written as WebVTT', () => {
  expect(captions(scenes)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nFirst.\n\n00:00:04.500 --> 00:01:05.000\nSecond.\n',
  );
});

test('a video ends with its last scene', () => {
  expect(endOf(scenes)).toBe(65);
});
