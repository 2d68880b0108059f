/** The minimum distance of a swipe in pixels. */
const least = 48;

/** A finger or a pen that moves a toast sideways closes it. */
export function followToastSwipes(region: HTMLElement): () => void {
  const watch = new AbortController();
  const options = { signal: watch.signal };
  let swipe: { readonly toast: HTMLElement; readonly pointerId: number; readonly x: number } | null = null;

  const release = () => {
    if (swipe === null) return;
    swipe.toast.style.translate = '';
    swipe.toast.style.opacity = '';
    swipe = null;
  };
  const press = ({ isPrimary, pointerType, pointerId, clientX, target }: PointerEvent) => {
    release();
    const toast = target instanceof Element ? target.closest<HTMLElement>('[data-component="toast"]') : null;
    if (toast !== null && isPrimary && pointerType !== 'mouse') swipe = { toast, pointerId, x: clientX };
  };
  const move = ({ pointerId, clientX }: PointerEvent) => {
    if (swipe?.pointerId !== pointerId) return;
    const distance = clientX - swipe.x;
    swipe.toast.style.translate = `${distance}px`;
    swipe.toast.style.opacity = `${Math.max(1 - Math.abs(distance) / (4 * least), 0)}`;
  };
  const lift = ({ pointerId, clientX }: PointerEvent) => {
    if (swipe?.pointerId !== pointerId) return;
    const { toast, x } = swipe;
    release();
    if (Math.abs(clientX - x) >= least) toast.querySelector<HTMLElement>('[data-part="close"]')?.click();
  };

  region.addEventListener('pointerdown', press, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', lift, options);
  document.addEventListener('pointercancel', release, options);
  return () => {
    watch.abort();
    release();
  };
}
