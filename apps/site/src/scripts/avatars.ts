/** A picture of a reviewer that fails is replaced by the grey placeholder. */
export function replaceFailedAvatars(): void {
  const replace = (picture: HTMLImageElement) => {
    const blank = document.createElement('span');
    blank.className = 'avatar-blank';
    picture.replaceWith(blank);
  };
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-avatar]')) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
    else picture.addEventListener('error', () => replace(picture));
  }
}
