import { createContext, use } from 'react';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';

export const ToastContext = createContext<ToastQueue>(createToastQueue());

/** Shows toasts in the region of the nearest provider. */
export function useToast(): Pick<ToastQueue, 'show' | 'dismiss'> {
  return use(ToastContext);
}
