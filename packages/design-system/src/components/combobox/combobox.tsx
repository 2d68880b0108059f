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
  /** What is listed for the text as it stands. */
  items: readonly Item[];
  /** What an item is known by; a form sends it under `name`. */
  itemKey: (item: Item) => string;
  /** An item in words: what stands in the control once it is chosen. */
  itemText: (item: Item) => string;
  /** Draws an item in the list; without it, its text. */
  renderItem?: (item: Item) => ReactNode;
  /** Whether an item is listed but cannot be chosen. */
  isItemDisabled?: (item: Item) => boolean;
  /** The chosen item, kept by the user of the component. */
  selectedItem?: Item | null | undefined;
  /** The item chosen at first, where the control keeps it. */
  defaultSelectedItem?: Item | null;
  /** Called with the item that was chosen, and with null when the text says another. */
  onSelect?: (item: Item | null) => void;
  /** What is written at first, where nothing is chosen. */
  defaultInputValue?: string;
  /** Called with what is written, also while a word is being put together, as every word is on some phones. */
  onInputChange?: (text: string) => void;
  /** How the search stands. */
  status?: ComboboxStatus;
  /** With fewer characters no list opens. */
  minimumLength?: number;
  /** Empties the control after a choice, where one chooses several one after another. */
  clearOnSelect?: boolean;
  /**
   * Lets the text stay that names no item, as for a search; a form sends it. Without it such a text gives way, when the
   * focus leaves, to what was chosen before.
   */
  allowsCustomValue?: boolean;
  /** What is said where nothing was found. */
  emptyText?: string;
  /** What is said where the search failed. */
  errorText?: string;
  /** Makes the search again after it failed. */
  onRetry?: () => void;
  /** Takes it out of use: a form does not send it. */
  disabled?: boolean | undefined;
  /** Shows what was chosen and sends it with the form, but nothing else can be chosen. */
  readOnly?: boolean | undefined;
};

/** One of very many, found by writing a part of its name. Stands in a Field, or has an `aria-label`. */
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
  const open = isOpen && length >= minimumLength && (items.length > 0 || length > 0) && !disabled;

  // A text that stood there from the start was not searched for yet: to say that nothing was found would be untrue.
  const [firstText] = useState(inputValue);
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
    // Left to the browser: the cursor, the word in the making, and the form that Enter sends.
    if (left || event.defaultPrevented) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (!idleEnter || isComposing(event.nativeEvent)) return;
    if (open && status === 'error' && onRetry !== undefined) {
      event.preventDefault();
      onRetry();
    } else if (combobox.isAcceptable) {
      combobox.commit();
      closeMenu();
    } else {
      // A form would be sent without what the text says: the list shows that it names nothing.
      event.preventDefault();
      combobox.openMenu();
    }
  };

  const handleLeave = ({ relatedTarget }: FocusEvent) => {
    // The focus is still here when only the window has lost it.
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
  // Its ref is a new one each time, and would take the site's own along.
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
