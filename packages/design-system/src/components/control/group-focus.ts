import type { FocusEvent } from 'react';

/** Sends the focus of a group on to the control that Tab would reach: a form library moves it to what it has the ref of. */
export function passFocusOn(event: FocusEvent<HTMLElement>): void {
  const group = event.currentTarget;
  // A press beside its controls gives the group the focus as well.
  if (event.target !== group || group.matches(':active')) return;
  const control =
    group.querySelector<HTMLElement>('input:checked:enabled') ??
    group.querySelector<HTMLElement>('input:enabled, button:enabled');
  control?.focus();
}
