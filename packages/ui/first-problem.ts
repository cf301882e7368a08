/** Leads from a form that was refused to the first field with something to say, once it says so. */
export function focusFirstProblem(form: HTMLElement): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
