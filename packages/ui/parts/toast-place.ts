import { clearPlace } from './toast-place.rules.ts';

/** The main button of a page, and numbers to call: nothing lies over them. Dialogs stand above toasts. */
const KEPT_CLEAR = [
  // A button is filled where nothing else is said of it, and then carries no mark.
  'main .mantine-Button-root:not([data-variant])',
  'main [data-variant="filled"]',
  'main a[href^="tel:"]',
  '[data-keep-clear]',
].join();
/** How far above its corner the place of toasts is lifted. */
const LIFT = '--toast-lift';

/**
 * Keeps the place of toasts off what must be seen and reached, as the page scrolls and changes below them;
 * returns the end of it.
 */
export function keepClear(placeOf: () => HTMLElement | null): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  let lift = 0;
  const look = () => {
    frame = 0;
    const place = placeOf();
    if (!place) return;
    sizes.observe(place);
    const { left, right, bottom, height } = place.getBoundingClientRect();
    const rest = bottom + lift;
    const kept = [...document.querySelectorAll(KEPT_CLEAR)]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.right > left && box.left < right);
    // Where nothing is free the corner is as good as any place, and the toast can be closed.
    lift = rest - (clearPlace({ height, rest }, kept) ?? rest);
    style.setProperty(LIFT, `${lift}px`);
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  // A toast grows as it comes in.
  const sizes = new ResizeObserver(lookSoon);
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
  window.addEventListener('resize', lookSoon);
  look();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    document.removeEventListener('scroll', lookSoon, { capture: true });
    window.removeEventListener('resize', lookSoon);
    style.removeProperty(LIFT);
  };
}
