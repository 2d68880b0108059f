import type { FocusEvent } from 'react';

const reachable = [
  'input:checked:enabled',
  'input:enabled',
  'button:enabled',
  '[role="slider"][tabindex="0"]',
];

type Listener<Element> = ((event: FocusEvent<Element>) => void) | undefined;

/**
 * A group of controls that is one to a form library: the focus it moves to the group goes on to the control that Tab
 * would reach, and it hears of a blur only when the group is left.
 */
export function groupFocus<Group extends HTMLElement>(onFocus: Listener<Group>, onBlur: Listener<Group>) {
  return {
    tabIndex: -1,
    onFocus: (event: FocusEvent<Group>) => {
      onFocus?.(event);
      const group = event.currentTarget;
      // A press beside its controls gives the group the focus as well.
      if (event.target !== group || group.matches(':active')) return;
      const control = reachable
        .map((selector) => group.querySelector<HTMLElement>(selector))
        .find((element) => element !== null);
      control?.focus();
    },
    onBlur: (event: FocusEvent<Group>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event);
    },
  };
}
