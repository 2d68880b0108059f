import { createElement, type ReactElement } from 'react';
import { useDesignSystem, type LinkComponentProps } from './design-system-context.ts';

/** The link of the site: by its router, or a plain anchor. */
export function RouterLink(props: LinkComponentProps): ReactElement {
  const { linkComponent } = useDesignSystem();
  return createElement(linkComponent, props);
}
