export interface Toast {
  tone: 'success' | 'error' | 'warning';
  title: string;
  message: string;
}

/** The toast queue of the design system, as the machines and screens use it. */
export interface Toasts {
  show: (toast: Toast) => void;
}
