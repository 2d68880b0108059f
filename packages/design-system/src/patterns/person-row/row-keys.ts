import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../utilities/modifier-keys.ts';

const rows = '[data-part="row"] [data-part="main"]:is(a, button)';

const steps: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between the rows of a list, and from the first row up to the search field. */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest('[data-rows]');
  if (step === undefined || list === null || hasModifier(event)) return;
  const targets = [...list.querySelectorAll<HTMLElement>(rows)];
  const next = step(targets.indexOf(event.currentTarget), targets.length - 1);
  event.preventDefault();
  if (next >= 0) targets[next]?.focus();
  else list.querySelector<HTMLElement>('input')?.focus();
}

/** Moves the focus from the search field down to the first row. */
export function moveToRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget.closest('[data-rows]')?.querySelector<HTMLElement>(rows);
  if (first === null || first === undefined) return;
  event.preventDefault();
  first.focus();
}
