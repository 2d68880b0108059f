import * as Popover from '@radix-ui/react-popover';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { IconClose } from '../../icons/close.tsx';
import { IconSearch } from '../../icons/search.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { isComposing } from '../../utilities/composing.ts';
import { useFormSubmit } from '../../utilities/form-submit.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import adorned from '../control/adorned.module.css';
import control from '../control/control.module.css';
import { useFieldControl, useFieldName } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { useChosenItem } from './use-chosen-item.ts';
import type { ComboboxStatus } from './use-combobox-search.ts';

export type ComboboxProps<Item> = Omit<
  ComponentProps<'input'>,
  'autoComplete' | 'children' | 'defaultValue' | 'onChange' | 'onSelect' | 'role' | 'type' | 'value'
> & {
  /** The items for the current text. */
  items: readonly Item[];
  /** The unique key of an item, submitted in a form under `name`. */
  itemKey: (item: Item) => string;
  /** The text of an item. The field shows it when the item is chosen. */
  itemText: (item: Item) => string;
  /** Renders an item in the list. By default, the item's text. */
  renderItem?: (item: Item) => ReactNode;
  /** Whether an item is visible but cannot be chosen. */
  isItemDisabled?: (item: Item) => boolean;
  /** The chosen item (controlled). */
  selectedItem?: Item | null | undefined;
  /** The initially chosen item (uncontrolled). */
  defaultSelectedItem?: Item | null;
  /** Called with the chosen item, or with null when the text no longer matches the item. */
  onSelect?: (item: Item | null) => void;
  /** The initial text, if no item is chosen. */
  defaultInputValue?: string;
  /** Called with the text at every change. During a composition too, because some phones compose every word. */
  onInputChange?: (text: string) => void;
  /** The state of the search. */
  status?: ComboboxStatus;
  /** The minimum number of characters before the list opens. */
  minimumLength?: number;
  /** Clears the field after a choice, so that the user can choose several items one after the other. */
  clearOnSelect?: boolean;
  /**
   * Keeps and submits a text that matches no item, for example in a search. Otherwise, on blur, the previous choice
   * replaces such a text.
   */
  allowsCustomValue?: boolean;
  /**
   * Opens the list only if there are items, or `emptyText` if nothing was found. So a field without a connection looks
   * like a text field. Use it with `allowsCustomValue` if the items are only suggestions.
   */
  suggestionsOnly?: boolean;
  /** Shown when nothing was found. */
  emptyText?: string;
  /** Shown when the search failed. */
  errorText?: string;
  /** Repeats a failed search. */
  onRetry?: () => void;
  /** Disables the field. A form does not submit it. */
  disabled?: boolean | undefined;
  /** Shows and submits the chosen value, but does not let it change. */
  readOnly?: boolean | undefined;
};

/**
 * A field that lets people choose one of many items by typing a part of the item's name. Put it in a Field, or give it
 * an `aria-label`.
 */
export function Combobox<Item>({
  items,
  itemKey,
  itemText,
  renderItem = itemText,
  isItemDisabled,
  selectedItem,
  defaultSelectedItem = null,
  onSelect,
  defaultInputValue = '',
  onInputChange,
  status = 'ready',
  minimumLength = 0,
  clearOnSelect = false,
  allowsCustomValue = false,
  suggestionsOnly = false,
  emptyText,
  errorText,
  onRetry,
  name,
  disabled = false,
  readOnly = false,
  className,
  ref,
  onBlur,
  onClick,
  onFocus,
  onKeyDown,
  ...props
}: ComboboxProps<Item>) {
  const messages = useControlMessages();
  const ownId = useId();
  const fieldProps = useFieldControl(props);
  const listName = useFieldName(props);
  const inputId = fieldProps.id ?? ownId;
  const root = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const combobox = useChosenItem({
    items,
    itemKey,
    itemText,
    isItemDisabled,
    selectedItem,
    defaultSelectedItem,
    defaultInputValue,
    clearOnSelect,
    allowsCustomValue,
    readOnly,
    inputId,
    input,
    onSelect,
    onInputChange,
  });
  const { closeMenu, getInputProps, highlightedIndex, inputValue, isOpen, selected, setInputValue, write } =
    combobox;
  useFormSubmit(input, () => {
    if (!combobox.isSettled) flushSync(combobox.commit);
  });
  const customText = allowsCustomValue ? inputValue.trim() : '';
  const length = inputValue.trim().length;
  const [firstText] = useState(inputValue);
  const isFoundEmpty = status === 'ready' && emptyText !== undefined && inputValue !== firstText;
  const hasContent = items.length > 0 || (length > 0 && (!suggestionsOnly || isFoundEmpty));
  const open = isOpen && length >= minimumLength && hasContent && !disabled;

  // The initial text has not been searched for. So the list starts this search when it opens, and does not say "nothing
  // found".
  const searchFirst = useEffectEvent(() => {
    if (items.length === 0 && inputValue === firstText) onInputChange?.(inputValue);
  });
  useLayoutEffect(() => {
    if (open) searchFirst();
  }, [open]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const idleEnter = event.key === 'Enter' && (!open || highlightedIndex === -1);
    const left = isComposing(event.nativeEvent) || idleEnter || event.key === 'Home' || event.key === 'End';
    // Downshift must leave these keys to the browser, which moves the caret, ends a composition, or submits the form.
    if (left || event.defaultPrevented) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!idleEnter || isComposing(event.nativeEvent)) return;
    if (open && status === 'error' && onRetry !== undefined) {
      event.preventDefault();
      onRetry();
    } else if (combobox.isAcceptable) {
      combobox.commit();
      closeMenu();
    } else {
      // The text matches no item, so the form would be submitted without a valid choice. The opened list shows that
      // nothing was found.
      event.preventDefault();
      combobox.openMenu();
    }
  };

  const handleLeave = ({ relatedTarget }: FocusEvent) => {
    // If the reader switches to another window, the field is still the active element of the page. The reader has then
    // not left the field.
    const stays = [relatedTarget, document.activeElement].some(
      (element) => element instanceof Node && root.current?.contains(element) === true,
    );
    if (!stays) combobox.commit();
  };

  const clear = () => {
    setInputValue('');
    write('');
    onInputChange?.('');
    input.current?.focus();
  };

  const { ref: listenToInput, ...inputProps } = getInputProps(
    {
      'aria-expanded': open,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      disabled,
      id: inputId,
      onBlur,
      onClick,
      onKeyDown: handleKeyDown,
      onChange: (event) => {
        const text = event.currentTarget.value;
        write(text);
        onInputChange?.(text);
      },
    },
    { suppressRefError: true },
  );
  // Downshift passes a new ref at every render. If the input used it, React would also detach the site's ref at every
  // render. So Downshift's ref is called here instead.
  useLayoutEffect(() => {
    if (typeof listenToInput === 'function') listenToInput(input.current);
  });

  return (
    <Popover.Root
      onOpenChange={(next) => {
        if (!next) closeMenu();
      }}
      open={open}
    >
      <Popover.Anchor asChild>
        <span
          className={classNames(adorned.root, className)}
          data-component="combobox"
          onBlur={handleLeave}
          ref={root}
        >
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...inputProps}
            {...fieldProps}
            {...(open ? {} : { 'aria-activedescendant': undefined })}
            className={classNames(control.control, adorned.afterIcon, adorned.beforeButton)}
            id={inputId}
            ref={mergedRef}
            onFocus={(event) => {
              setContainer(layerContainerOf(event.currentTarget));
              onFocus?.(event);
            }}
            readOnly={readOnly}
            type="text"
          />
          <span aria-hidden className={adorned.icon} data-part="icon">
            {status === 'loading' ? <Spinner decorative size="sm" /> : <IconSearch size="sm" />}
          </span>
          {inputValue === '' || disabled || readOnly ? null : (
            <IconButton
              aria-controls={inputId}
              className={adorned.button}
              icon={<IconClose size="sm" />}
              label={messages.clear}
              onClick={clear}
            />
          )}
          {name === undefined ? null : (
            <input
              disabled={disabled}
              name={name}
              type="hidden"
              value={selected === null ? customText : itemKey(selected)}
            />
          )}
        </span>
      </Popover.Anchor>
      <ComboboxList
        combobox={combobox}
        container={container}
        emptyText={emptyText ?? messages.noResults}
        errorText={errorText ?? messages.searchFailed}
        isInside={(target) => target instanceof Node && root.current?.contains(target) === true}
        itemKey={itemKey}
        items={items}
        name={listName}
        onRetry={onRetry}
        open={open}
        renderItem={renderItem}
        status={status}
      />
    </Popover.Root>
  );
}
