import type { ReactNode } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { IconCheck } from '../../icons/check.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { useMessages } from '../../provider/design-system-context.ts';
import { useAnnouncement } from '../../utilities/announcement.ts';
import { keepEscapeForComposition } from '../../utilities/composing.ts';
import { Button } from '../button/button.tsx';
import { ListPopup } from '../control/list-popup.tsx';
import list from '../control/list.module.css';
import type { useFieldName } from '../field/field-context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './combobox.module.css';
import type { useChosenItem } from './use-chosen-item.ts';
import type { ComboboxStatus } from './use-combobox-search.ts';

type ComboboxListProps<Item> = {
  combobox: ReturnType<typeof useChosenItem<Item>>;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  open: boolean;
  status: ComboboxStatus;
  container: HTMLElement | null;
  name: ReturnType<typeof useFieldName>;
  emptyText: string;
  errorText: string;
  onRetry: (() => void) | undefined;
  isInside: (target: EventTarget | null) => boolean;
};

/** The list of results, or the reason why there are no results. Screen readers announce both. */
export function ComboboxList<Item>({
  combobox,
  items,
  itemKey,
  renderItem,
  open,
  status,
  container,
  name,
  emptyText,
  errorText,
  onRetry,
  isInside,
}: ComboboxListProps<Item>) {
  const messages = useControlMessages();
  const { tryAgain } = useMessages();
  const { getItemProps, getMenuProps, highlightedIndex, selected } = combobox;
  const { ref: menuRef, ...menuProps } = getMenuProps(name, { suppressRefError: true });
  const message = {
    loading: messages.searching,
    error: errorText,
    ready: items.length === 0 ? emptyText : messages.results(items.length),
  }[status];
  const announcement = useAnnouncement(open ? message : '');
  const selectedKey = selected === null ? null : itemKey(selected);

  const state = (
    <div className={styles.state} data-part="state">
      {status === 'loading' ? <Spinner decorative size="sm" /> : null}
      {status === 'error' ? <IconAlert size="sm" /> : null}
      <span className={list.text}>{message}</span>
      {status === 'error' && onRetry !== undefined ? (
        // The button is not focusable, so that the focus stays in the field. Enter in the field has the same effect.
        <Button onClick={onRetry} size="sm" tabIndex={-1} variant="secondary">
          {tryAgain}
        </Button>
      ) : null}
    </div>
  );

  return (
    <>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <ListPopup
        className={styles.list}
        container={container}
        data-component="combobox-list"
        isInside={isInside}
        onEscapeKeyDown={keepEscapeForComposition}
        ref={menuRef}
      >
        <ul
          {...menuProps}
          aria-busy={status === 'loading' || undefined}
          className={styles.options}
          hidden={items.length === 0}
        >
          {items.map((item, index) => (
            <li
              key={itemKey(item)}
              {...getItemProps({ item, index })}
              className={list.item}
              data-highlighted={index === highlightedIndex || undefined}
              data-part="option"
              data-state={itemKey(item) === selectedKey ? 'checked' : undefined}
            >
              <span className={list.text}>{renderItem(item)}</span>
              {itemKey(item) === selectedKey ? <IconCheck className={list.mark} size="sm" /> : null}
            </li>
          ))}
        </ul>
        {items.length === 0 || status === 'error' ? state : null}
      </ListPopup>
    </>
  );
}
