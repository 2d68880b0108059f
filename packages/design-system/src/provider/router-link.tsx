import { createElement, type ReactElement } from 'react';
import { isAriaDisabled } from '../utilities/aria-disabled.ts';
import { useDesignSystem, type LinkComponentProps } from './design-system-context.ts';
import { DisabledLink } from './disabled-link.tsx';

/** Renders the site's link component, or a plain anchor. With `aria-disabled`, it does not navigate. */
export function RouterLink(props: LinkComponentProps): ReactElement {
  const { linkComponent } = useDesignSystem();
  return createElement(isAriaDisabled(props) ? DisabledLink : linkComponent, props);
}
