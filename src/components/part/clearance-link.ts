/** Links to "Which size do I need?" open it; the address of it does too. */
const address = '#which-size';

const open = () => document.querySelector<HTMLDetailsElement>(address)?.setAttribute('open', '');

export function startClearanceLink(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href="${address}"]`)) open();
  });
  if (location.hash === address) open();
}
