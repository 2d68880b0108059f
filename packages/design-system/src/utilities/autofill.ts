import { flushSync } from 'react-dom';
import { isSelectValueTracked } from './select-value-tracking.ts';

// Types of fields that nobody types into.
const unfilled = new Set(['button', 'file', 'hidden', 'image', 'radio', 'reset', 'submit']);

/**
 * Whether React knows the current value. On the element, React stores the last value that it knows, to ignore DOM
 * events without a change.
 */
function isKnown(field: Element, current: string, initial: string): boolean {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (typeof tracker !== 'object' || tracker === null) return current === initial;
  const getValue: unknown = Reflect.get(tracker, 'getValue');
  return typeof getValue === 'function' ? getValue.call(tracker) === current : current === initial;
}

/**
 * Returns a function that sets the value again and fires its DOM events. Setting it again is necessary: the report for
 * an earlier field can have rendered the form without this value.
 */
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

/**
 * React notices the change of a checkbox only by a click, and a click toggles it. So the checkbox is first
 * toggled back without React's tracking, and then clicked.
 */
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
 * Password managers can fill fields without a DOM event. So this checks each field before the form's own handlers run.
 * A field whose value differs from the value that React knows fires the events of typing.
 */
function reportFilled({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  const reports = [...target.elements].flatMap((field) => reportOf(field) ?? []);
  if (reports.length === 0) return;
  flushSync(() => {
    for (const report of reports) report();
  });
}

/** Makes every form of the page check its fields on submit. */
export function watchAutofill(): () => void {
  addEventListener('submit', reportFilled, true);
  return () => removeEventListener('submit', reportFilled, true);
}
