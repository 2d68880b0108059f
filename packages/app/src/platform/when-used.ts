import { whenIdle } from './when-idle.ts';

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Runs the callback once the visitor has used the page and the page is idle again. This is for code that is needed only
 * for an action: a page that is merely opened does not load such code. Returns a cancel function.
 */
export function whenUsed(callback: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const stopListening = () => {
    for (const input of inputs) window.removeEventListener(input, start, { capture: true });
  };
  const start = () => {
    stopListening();
    cancelIdle = whenIdle(callback);
  };
  for (const input of inputs) window.addEventListener(input, start, { capture: true, passive: true });
  return () => {
    stopListening();
    cancelIdle?.();
  };
}
