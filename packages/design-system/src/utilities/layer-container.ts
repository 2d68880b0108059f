import { nestedThemes } from './theme-attributes.ts';

/**
 * The container of a control's list: the enclosing dialog, whose scroll lock would block it elsewhere; a themed part of
 * the page; or else its landmark, because all content should be in one.
 */
export function layerContainerOf(element: Element): HTMLElement {
  return (
    element.closest<HTMLElement>(`[role="dialog"], [role="alertdialog"], ${nestedThemes}`) ??
    element.closest<HTMLElement>('main') ??
    element.closest<HTMLElement>('header, footer') ??
    document.body
  );
}
