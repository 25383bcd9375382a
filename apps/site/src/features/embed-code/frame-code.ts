/** How a frame looks: as the reader's device says, or always in one theme. */
export type FrameTheme = 'reader' | 'light' | 'dark';

/** What the frame may do: run its scripts, read its form, open our pages beside the one around it, save a calendar. */
const rights = ['scripts', 'same-origin', 'forms', 'popups', 'popups-to-escape-sandbox', 'downloads'].map(
  (one) => `allow-${one}`,
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Tells the height of a tool from whatever else a page may hear: `scripts/embed.ts` posts it. */
export const messageSource = 'embedded-calculator';

/** The HTML that puts a tool into a page of others. */
export function frameCode(title: string, address: string, theme: FrameTheme = 'reader'): string {
  const url = theme === 'reader' ? address : `${address}?theme=${theme}`;
  const attributes = {
    src: url,
    title,
    width: '100%',
    height: '900',
    loading: 'lazy',
    style: 'border:0',
    sandbox: rights.join(' '),
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

/** The lines of script that make every frame of ours in a page as high as its tool. */
export const heightCode = (origin: string): string => `<script>
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${origin}' || data?.source !== '${messageSource}') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;
