/** A thumbnail shows its photo in the large frame; without this script it opens the photo. */
function show(thumbs: HTMLAnchorElement[], chosen: HTMLAnchorElement): void {
  for (const thumb of thumbs) {
    const figure = document.getElementById(thumb.dataset['photo'] ?? '');
    if (figure && thumb === chosen) delete figure.dataset['off'];
    else if (figure) figure.dataset['off'] = '';
    if (thumb === chosen) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  }
}

/** Makes the thumbnails of the shown part live. */
export function startPhotos(): void {
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-photo]')];
  for (const thumb of thumbs) {
    thumb.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(thumbs, thumb);
    });
  }
}
