/** A video of our own, with its captions on. */
function ownVideo(facade: HTMLAnchorElement): HTMLVideoElement {
  const { captions = '', captionsLang = '', captionsLabel = '' } = facade.dataset;
  const video = document.createElement('video');
  video.src = facade.href;
  video.controls = true;
  video.playsInline = true;
  if (!captions) return video;
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', src: captions, srclang: captionsLang, label: captionsLabel, default: true });
  video.append(track);
  return video;
}

/** The player of another host, in a frame. */
function player(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  return frame;
}

function play(facade: HTMLAnchorElement): void {
  const { embed, video: label = '' } = facade.dataset;
  const shown = embed ? player(embed) : ownVideo(facade);
  shown.title = label;
  const place = document.createElement('div');
  place.className = facade.className;
  place.append(shown);
  facade.replaceWith(place);
  shown.focus();
  if (shown instanceof HTMLVideoElement) void shown.play().catch(() => undefined); // the controls are there
}

/** Puts the video in the place of its drawing when the visitor asks for it; before, nothing is loaded. */
export function playOnClick(): void {
  for (const facade of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) {
    facade.role = 'button';
    facade.addEventListener('click', (event) => {
      event.preventDefault();
      play(facade);
    });
    facade.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      play(facade);
    });
  }
}
