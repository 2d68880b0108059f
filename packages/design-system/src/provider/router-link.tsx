import { createElement } from 'react';
import { useDesignSystem, type LinkComponentProps } from './design-system-context.ts';

/** The link of the site: by its router, or a plain anchor. */
export function RouterLink(props: LinkComponentProps) {
  const { linkComponent } = useDesignSystem();
  return createElement(linkComponent, props);
}
