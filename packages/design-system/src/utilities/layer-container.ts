import { nestedThemes } from './theme-attributes.ts';

/**
 * Where the list of a control is put: into the dialog around it, whose scroll lock would hold it still elsewhere, into
 * a part of the page with its own theme, or else into its landmark, so that nothing of the page is in none.
 */
export function layerContainerOf(element: Element): HTMLElement {
  return (
    element.closest<HTMLElement>(`[role="dialog"], [role="alertdialog"], ${nestedThemes}`) ??
    element.closest<HTMLElement>('main') ??
    element.closest<HTMLElement>('header, footer') ??
    document.body
  );
}
