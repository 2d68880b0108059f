import { createElement } from 'react';
import { useLinkComponent, type LinkComponentProps } from './design-system-context.ts';

/** The site's own link, bare: everything that navigates is rendered by it. */
export function RouterLink(props: LinkComponentProps) {
  return createElement(useLinkComponent(), props);
}
