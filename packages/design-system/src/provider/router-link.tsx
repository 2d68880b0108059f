import { createElement, type ReactElement } from 'react';
import { isAriaDisabled } from '../utilities/aria-disabled.ts';
import { useDesignSystem, type LinkComponentProps } from './design-system-context.ts';
import { DisabledLink } from './disabled-link.tsx';

/** The link of the site: by its router, or a plain anchor. With `aria-disabled` it leads nowhere. */
export function RouterLink(props: LinkComponentProps): ReactElement {
  const { linkComponent } = useDesignSystem();
  return createElement(isAriaDisabled(props) ? DisabledLink : linkComponent, props);
}
