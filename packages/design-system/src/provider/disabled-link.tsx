import { createElement, type ComponentProps } from 'react';

/**
 * A disabled link. It stays in the tab order and is announced as disabled. It has no address, so that neither
 * the mouse, the keyboard nor the browser's menu can follow it.
 */
export function DisabledLink({
  href: _address,
  target: _target,
  download: _download,
  onClick: _action,
  ...props
}: ComponentProps<'a'>) {
  return createElement('a', { role: 'link', tabIndex: 0, ...props, 'aria-disabled': true });
}
