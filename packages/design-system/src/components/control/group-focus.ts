import type { FocusEvent } from 'react';

const reachable = [
  'input:checked:enabled',
  'input:enabled',
  'button:enabled',
  '[role="slider"][tabindex="0"]',
];

type Listener<Element> = ((event: FocusEvent<Element>) => void) | undefined;

/**
 * Makes a group of controls one field for a form library. If the library focuses the group, the focus moves to
 * the group's first tab stop. Blur fires only when the focus leaves the group.
 */
export function groupFocus<Group extends HTMLElement>(onFocus: Listener<Group>, onBlur: Listener<Group>) {
  return {
    tabIndex: -1,
    onFocus: (event: FocusEvent<Group>) => {
      onFocus?.(event);
      const group = event.currentTarget;
      // A press between the controls also focuses the group. In this case, the focus must stay on the group.
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
