export { useToast } from './toast-context.ts';
export {
  createToastQueue,
  type Toast,
  type ToastAction,
  type ToastMessage,
  type ToastQueue,
  type ToastQueueOptions,
  type ToastTone,
} from './toast-queue.ts';
