/**
 * A button that is busy is disabled, and loses the focus by that. From now on it gets the focus back
 * when it can be used again, unless something else has taken it: after a refusal one goes on where
 * one was. Gives the way to stop.
 */
export function keepFocusOfBusyButtons(page: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target !== last || !(target instanceof HTMLButtonElement) || target.disabled) continue;
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
    }
  });
  page.addEventListener('focusin', remember);
  observer.observe(page, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', remember);
  };
}
