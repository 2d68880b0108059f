import { nestedThemes } from './theme-attributes.ts';

/**
 * Finds the container for a control's list. It is the enclosing dialog, because the dialog's scroll lock would
 * block a list outside it. Otherwise it is the themed part of the page, or else the landmark, because all
 * content should be in a landmark.
 */
export function layerContainerOf(element: Element): HTMLElement {
  return (
    element.closest<HTMLElement>(`[role="dialog"], [role="alertdialog"], ${nestedThemes}`) ??
    element.closest<HTMLElement>('main') ??
    element.closest<HTMLElement>('header, footer') ??
    document.body
  );
}
