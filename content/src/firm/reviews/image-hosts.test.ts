import { expect, test } from 'vitest';
import { imageHosts, isShownImage } from './image-hosts.ts';

const media = {
  avatarProxy: 'https://images.weserv.nl/',
  imageHosts: 'https://lh3.example https://cdn.example/pictures',
};

test('the hosts of pictures are origins, the proxy among them, each once', () => {
  expect(imageHosts(media)).toEqual(['https://images.weserv.nl', 'https://lh3.example', 'https://cdn.example']);
  expect(imageHosts({ avatarProxy: '', imageHosts: '' })).toEqual([]);
});

test.each([
  ['https://lh3.example/a.jpg', true],
  ['https://images.weserv.nl/?url=b', true],
  ['https://other.example/a.jpg', false],
  ['https://lh3.example.evil.example/a.jpg', false],
  ['/reviews/a.jpg', true], // the site's own
  ['', true],
])('%s is shown: %s', (address, shown) => {
  expect(isShownImage(address, media)).toBe(shown);
});

test('a host that is no address stops the build', () => {
  expect(() => imageHosts({ avatarProxy: '', imageHosts: 'lh3.example' })).toThrow(TypeError);
});
