/**
 * Takes over what was chosen or ticked before the form could listen; what was typed is handed over by the page itself
 * (`components/page/EarlyInput.astro`).
 */
export function takeEarlyChoices(form: HTMLFormElement, take: (name: string, value: string | boolean) => void): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.value !== '') take(control.name, control.value);
    if (!(control instanceof HTMLInputElement) || !control.checked) continue;
    if (control.type === 'checkbox') take(control.name, true);
    if (control.type === 'radio') take(control.name, control.value);
  }
}
