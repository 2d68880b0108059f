import { useEffect, useId, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconInfo } from '../../icons/info.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFocusRecovery } from '../../utilities/focus-recovery.ts';
import type { Toast, ToastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

export type ToastRegionProps = {
  /** The queue whose toasts are shown. */
  queue: ToastQueue;
};

// When a toast is closed, the focus moves to the next toast. After the last toast, the focus returns to the element
// that had the focus before.
const focusRecovery = {
  rows: '[data-component="toast"]',
  controls: ['[data-part="close"]'],
  fallback: 'origin',
} as const;

const icons = { success: IconCheck, error: IconAlert, warning: IconInfo, info: IconInfo } as const;

/** Pauses toasts while somebody reads or uses them, and while the page is hidden. */
function pauseWhileRead(region: HTMLElement, queue: ToastQueue) {
  const watch = new AbortController();
  const options = { signal: watch.signal };
  // Tracks the pointer instead of using `:hover`, which stays active after a tap.
  let isUnderPointer = false;
  const follow = () => {
    const isEmpty = queue.snapshot().length === 0;
    // Not every browser fires a DOM event when the hovered or focused element is removed. So an empty queue resets this
    // variable.
    if (isEmpty) isUnderPointer = false;
    const isRead = !isEmpty && (isUnderPointer || region.matches(':focus-within'));
    if (document.hidden || isRead) queue.pause();
    else queue.resume();
  };
  const move = ({ type }: Event) => {
    isUnderPointer = type === 'pointerenter';
    follow();
  };
  follow();
  document.addEventListener('visibilitychange', follow, options);
  for (const type of ['pointerenter', 'pointerleave']) region.addEventListener(type, move, options);
  region.addEventListener('focusin', queue.pause, options);
  region.addEventListener('focusout', follow, options);
  return { follow, end: () => watch.abort() };
}

/** Prevents a press from moving the focus, for example out of a dialog. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function ToastItem({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const messages = useMessages();
  const { action, decline, hint } = toast;
  const close = () => {
    onDismiss();
    decline?.onClick();
  };
  const textId = useId();
  const ToneIcon = icons[toast.tone];
  return (
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      data-component="toast"
      data-variant={toast.tone}
    >
      <ToneIcon className={styles.icon} />
      {/* A repeated toast gets a new key, so that it is announced again. */}
      <div className={styles.body} key={toast.times}>
        <div id={textId}>
          <p className={styles.title}>{toast.title}</p>
          <p className={styles.message}>{toast.message}</p>
          {hint === undefined ? null : <p className={styles.message}>{hint}</p>}
        </div>
        {action === undefined ? null : (
          <div className={styles.actions}>
            <button
              aria-describedby={textId}
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
            {decline === undefined ? null : (
              <button
                aria-describedby={textId}
                className={classNames(styles.action, styles.decline)}
                data-part="decline"
                onClick={close}
                onMouseDown={keepFocus}
                type="button"
              >
                {decline.label}
              </button>
            )}
          </div>
        )}
      </div>
      <button
        aria-describedby={textId}
        aria-label={messages.close}
        className={styles.close}
        data-part="close"
        onClick={close}
        onMouseDown={keepFocus}
        type="button"
      >
        <IconClose size="sm" />
      </button>
    </div>
  );
}

/**
 * The region in which toasts appear, in the top corner at the inline end. Its two live regions are rendered
 * before the first toast, because screen readers do not announce a live region that appears together with its
 * text.
 */
export function ToastRegion({ queue }: ToastRegionProps) {
  const messages = useMessages();
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot);

  const region = useRef<HTMLElement>(null);
  useFocusRecovery(region, focusRecovery);

  // Most pages never show a toast, so the code for keyboard access is loaded with the first toast.
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (!hasToasts) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { giveAccess } = await import('./toast-access.ts');
      if (!isOver && region.current !== null) end = giveAccess(region.current);
    };
    // If loading fails, the toasts still work, but without keyboard access.
    begin().catch(() => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [hasToasts]);

  const reading = useRef<ReturnType<typeof pauseWhileRead>>(null);
  useEffect(() => {
    if (region.current === null) return undefined;
    const watch = pauseWhileRead(region.current, queue);
    reading.current = watch;
    return watch.end;
  }, [queue]);

  const dismiss = (id: number) => {
    queue.dismiss(id);
    reading.current?.follow();
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
