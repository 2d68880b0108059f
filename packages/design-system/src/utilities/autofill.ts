import { flushSync } from 'react-dom';
import { isSelectValueTracked } from './select-value-tracking.ts';

// Of another kind is what nobody fills by hand.
const unfilled = new Set(['button', 'file', 'hidden', 'image', 'radio', 'reset', 'submit']);

/** Whether React has seen a value. It remembers the last one beside the element, to leave out events that change nothing. */
function isKnown(field: Element, current: string, initial: string): boolean {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (typeof tracker !== 'object' || tracker === null) return current === initial;
  const getValue: unknown = Reflect.get(tracker, 'getValue');
  return typeof getValue === 'function' ? getValue.call(tracker) === current : current === initial;
}

/** Types or chooses a value again, for React to see: an earlier report may have rendered the form without it. */
function reportValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) {
  const { value } = field;
  const type = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (each) => field instanceof each,
  );
  return () => {
    if (type !== undefined) Reflect.set(type.prototype, 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** React learns of a box by its click, which turns it round: it is turned back first, without React's knowledge. */
function reportChecked(field: HTMLInputElement) {
  const { checked } = field;
  return () => {
    Reflect.set(HTMLInputElement.prototype, 'checked', !checked, field);
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
}

function reportOf(field: Element): (() => void) | undefined {
  if (field.matches(':disabled')) return undefined;
  if (field instanceof HTMLSelectElement) return isSelectValueTracked(field) ? undefined : reportValue(field);
  if (field instanceof HTMLTextAreaElement)
    return isKnown(field, field.value, field.defaultValue) ? undefined : reportValue(field);
  if (!(field instanceof HTMLInputElement)) return undefined;
  const { type, checked, defaultChecked, value, defaultValue } = field;
  if (type === 'checkbox' || (type === 'radio' && checked))
    return isKnown(field, String(checked), String(defaultChecked)) ? undefined : reportChecked(field);
  return unfilled.has(type) || isKnown(field, value, defaultValue) ? undefined : reportValue(field);
}

/**
 * Password managers and the like fill fields without an event. Before a form's own handlers run, each field that holds
 * something else than React knows reports it, as if it had been typed.
 */
function reportFilled({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  const reports = [...target.elements].flatMap((field) => reportOf(field) ?? []);
  if (reports.length === 0) return;
  flushSync(() => {
    for (const report of reports) report();
  });
}

/** Lets every form of the page read its fields when it is submitted. */
export function watchAutofill(): () => void {
  addEventListener('submit', reportFilled, true);
  return () => removeEventListener('submit', reportFilled, true);
}
