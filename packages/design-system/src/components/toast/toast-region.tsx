import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useKeptPlace } from '../../utilities/kept-place.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

export type ToastRegionProps = {
  /** Whose toasts are shown. */
  queue: ToastQueue;
};

// Whoever closes one after another goes on with the next, and in the end to where they were.
const place = {
  rows: '[data-component="toast"]',
  controls: ['[data-part="close"]'],
  otherwise: 'origin',
} as const;

const icons = { success: IconCheck, error: IconAlert, warning: IconInfo } as const;

/** What somebody reads or reaches for stays, and so does what nobody can see. */
function pauseWhileRead(region: HTMLElement, queue: ToastQueue) {
  const watch = new AbortController();
  const options = { signal: watch.signal };
  const follow = () => {
    if (document.hidden || region.matches(':hover, :focus-within')) queue.pause();
    else queue.resume();
  };
  follow();
  document.addEventListener('visibilitychange', follow, options);
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, queue.pause, options);
  for (const type of ['pointerleave', 'focusout']) region.addEventListener(type, follow, options);
  return () => watch.abort();
}

/** Under a modal dialog the focus has to stay in the dialog. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const messages = useMessages();
  const { action } = toast;
  const ToneIcon = icons[toast.tone];
  return (
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      data-component="toast"
      data-variant={toast.tone}
    >
      <ToneIcon className={styles.icon} />
      {/* Shown once more it is a new text, and is read out once more. */}
      <div className={styles.body} key={toast.times}>
        <p className={styles.title}>{toast.title}</p>
        <p className={styles.message}>{toast.message}</p>
        {action === undefined ? null : (
          <button
            className={styles.action}
            data-part="action"
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
            onMouseDown={keepFocus}
            type="button"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        aria-label={messages.close}
        className={styles.close}
        data-part="close"
        onClick={onDismiss}
        onMouseDown={keepFocus}
        type="button"
      >
        <IconClose size="sm" />
      </button>
    </div>
  );
}

/**
 * Where toasts appear: at the top, at the end of the line. The two parts are live regions that stand there before
 * the first toast does, for a live region that comes together with its text is not read out.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  const messages = useMessages();
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);

  const region = useRef<HTMLElement>(null);
  useKeptPlace(region, place);

  useEffect(() => (region.current === null ? undefined : pauseWhileRead(region.current, queue)), [queue]);

  const dismiss = (id: number) => {
    queue.dismiss(id);
    // A finger that has left still counts as resting there; a mouse may rest on the next one.
    const isRead = region.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches;
    if (!isRead || queue.snapshot().length === 0) queue.resume();
  };
  const list = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === urgent)
      .map((toast) => <ToastItem key={toast.id} onDismiss={() => dismiss(toast.id)} toast={toast} />);

  return (
    <section
      aria-label={messages.notifications}
      className={styles.root}
      data-component="toast-region"
      data-empty={toasts.length === 0 ? '' : undefined}
      ref={region}
    >
      <div aria-live="assertive" aria-relevant="additions text" className={styles.list}>
        {list(true)}
      </div>
      <div aria-live="polite" aria-relevant="additions text" className={styles.list}>
        {list(false)}
      </div>
    </section>
  );
}
