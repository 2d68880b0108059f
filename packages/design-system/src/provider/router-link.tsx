import { createElement, use } from 'react';
import { DesignSystemContext, type LinkComponentProps } from './design-system-context.ts';

/** The link of the site: by its router, or a plain anchor. */
export function RouterLink(props: LinkComponentProps) {
  const { linkComponent } = use(DesignSystemContext);
  return createElement(linkComponent, props);
}
