import {
  Children,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconClose } from '../../icons/close.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import styles from './tag.module.css';

export type TagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The text of the tag. */
  label: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Adds a button that removes the tag. */
  onRemove?: () => void;
};

/** A keyword that describes an item, or a chosen filter. */
export function Tag({ label, icon, onRemove, className, ...props }: TagProps) {
  const messages = useControlMessages();
  return (
    <span {...props} className={classNames(styles.root, className)} data-component="tag">
      {icon}
      <span className={styles.label} data-part="label">
        {label}
      </span>
      {onRemove === undefined ? null : (
        <button
          aria-label={messages.remove(label)}
          className={styles.remove}
          data-part="remove"
          onClick={onRemove}
          type="button"
        >
          <IconClose size="sm" />
        </button>
      )}
    </span>
  );
}

export type TagGroupProps = Omit<ComponentProps<'ul'>, 'aria-label' | 'onClickCapture' | 'tabIndex'> & {
  /** The accessible name of the group. */
  label: string;
  /** The tags, each with a React key. */
  children: ReactNode;
};

/** Tags in a row. If the focused tag is removed, the focus moves to a neighbor. */
export function TagGroup({ label, className, children, ref, ...props }: TagGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ readonly button: Element; readonly index: number } | null>(null);

  const remember = (event: MouseEvent<HTMLUListElement>) => {
    const button = event.target instanceof Element ? event.target.closest('[data-part="remove"]') : null;
    const items = [...event.currentTarget.children];
    pressed.current =
      button === null ? null : { button, index: items.findIndex((item) => item.contains(button)) };
  };

  useLayoutEffect(() => {
    const last = pressed.current;
    if (last === null || list.current === null || last.button.isConnected) return;
    pressed.current = null;
    const left = [...list.current.querySelectorAll<HTMLElement>('[data-part="remove"]')];
    (left[Math.min(last.index, left.length - 1)] ?? list.current).focus();
  });

  return (
    <ul
      {...props}
      aria-label={label}
      className={classNames(styles.group, className)}
      data-component="tag-group"
      onClickCapture={remember}
      ref={useMergedRef(list, ref)}
      tabIndex={-1}
    >
      {Children.map(children, (tag) => (
        <li className={styles.item}>{tag}</li>
      ))}
    </ul>
  );
}
