/**
 * Holds back a form that someone sends before the page is alive, and remembers it on the form;
 * otherwise the browser would post the fields and lose them. For a script in the page's head.
 */
export function holdEarlySubmits(page: Document): void {
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.dataset.alive) return;
      event.preventDefault();
      form.dataset.early = '1';
    },
    true,
  );
}

/** Tells that the form is alive; true, once, when someone sent it before. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  form.dataset.alive = '1';
  const early = form.dataset.early !== undefined;
  delete form.dataset.early;
  return early;
}
