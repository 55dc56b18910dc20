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

const isElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey;

/** Loaded with the first interaction; where it does not come, the link opens the file. */
const loadZoom = () => import('./zoom.ts');

function zoom(event: MouseEvent, links: HTMLAnchorElement[], link: HTMLAnchorElement): void {
  if (isElsewhere(event)) return;
  event.preventDefault();
  loadZoom().then(
    ({ openZoom }) => openZoom(links, link),
    () => location.assign(link.href),
  );
}

function startZoom(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
  for (const link of links) {
    for (const touch of ['pointerenter', 'focus']) link.addEventListener(touch, () => void loadZoom().catch(() => {}));
    link.addEventListener('click', (event) => zoom(event, links, link));
  }
}

/** Makes the pictures of the shown part live: thumbnails, and the way to the whole window. */
export function startPhotos(): void {
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-photo]')];
  for (const thumb of thumbs) {
    thumb.addEventListener('click', (event) => {
      if (isElsewhere(event)) return;
      event.preventDefault();
      show(thumbs, thumb);
    });
  }
  startZoom();
}
