import type { KeyboardEvent } from 'react';
import type { Direction } from '../../provider/design-system-context.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';

/** The tab to which a key leads within its row, round the ends. */
export function nextTab(
  event: KeyboardEvent<HTMLElement>,
  direction: Direction,
): HTMLButtonElement | undefined {
  const { currentTarget, key, target } = event;
  if (hasModifier(event) || event.shiftKey) return undefined;
  const tabs = [...currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled')];
  const here = tabs.findIndex((tab) => tab === target);
  if (here === -1) return undefined;
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
  return tabs.at((here + step) % tabs.length);
}
