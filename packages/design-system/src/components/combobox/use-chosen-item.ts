import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFormReset } from '../../utilities/form-reset.ts';
import { pageIndex } from './page-index.ts';

type ChosenItemOptions<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemText: (item: Item) => string;
  isItemDisabled: ((item: Item) => boolean) | undefined;
  selectedItem: Item | null | undefined;
  defaultSelectedItem: Item | null;
  defaultInputValue: string;
  clearOnSelect: boolean;
  allowsCustomValue: boolean;
  readOnly: boolean;
  inputId: string;
  input: RefObject<HTMLInputElement | null>;
  onSelect: ((item: Item | null) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
};

const types = useCombobox.stateChangeTypes;

const normal = (text: string) => text.trim().toLocaleLowerCase();

/** Keeps the text, the list and the chosen item consistent. */
export function useChosenItem<Item>({
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
}: ChosenItemOptions<Item>) {
  const [kept, setKept] = useState(defaultSelectedItem);
  const selected = selectedItem === undefined ? kept : selectedItem;
  const textOf = (item: Item | null) => (item === null ? defaultInputValue : itemText(item));

  const choose = (item: Item | null) => {
    setKept(clearOnSelect ? null : item);
    onSelect?.(item);
  };

  const reduce = (
    state: UseComboboxState<Item>,
    { type, changes }: UseComboboxStateChangeOptions<Item>,
  ): Partial<UseComboboxState<Item>> => {
    if (readOnly && changes.isOpen === true) return state;
    // On blur, Downshift would choose the highlighted item. Here, blur only closes the list, and `commit` decides about
    // the text.
    if (type === types.InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 };
    const leftAlone =
      // If the list is closed, Escape would clear the text. But the key can be meant for a dialog around the field.
      (type === types.InputKeyDownEscape && !state.isOpen) ||
      // A click into the text moves the caret and must not close the list.
      (type === types.InputClick && state.isOpen) ||
      // This hook manages the choice itself.
      type === types.ControlledPropUpdatedSelectedItem;
    if (leftAlone) return state;
    if (type === types.InputKeyDownPageDown || type === types.InputKeyDownPageUp) {
      const direction = type === types.InputKeyDownPageDown ? 'down' : 'up';
      const canHighlight = items.map((item) => isItemDisabled?.(item) !== true);
      return { ...changes, highlightedIndex: pageIndex(canHighlight, state.highlightedIndex, direction) };
    }
    const chosen = changes.selectedItem !== null && changes.selectedItem !== undefined;
    return clearOnSelect && chosen ? { ...changes, inputValue: '' } : changes;
  };

  const combobox = useCombobox<Item>({
    inputId,
    items: [...items],
    initialInputValue: textOf(selected),
    itemToString: (item) => (item === null ? '' : itemText(item)),
    onStateChange: ({ selectedItem: item }) => {
      if (item === null || item === undefined) return;
      choose(item);
      if (clearOnSelect) onInputChange?.('');
    },
    selectedItem: null,
    stateReducer: reduce,
    ...(isItemDisabled === undefined ? {} : { isItemDisabled }),
  });
  const { highlightedIndex, inputValue, setHighlightedIndex, setInputValue } = combobox;

  // When the items change, the same item stays highlighted, so that Enter never chooses another one.
  const earlier = useRef(items);
  useLayoutEffect(() => {
    const highlighted = earlier.current[highlightedIndex];
    earlier.current = items;
    if (highlighted === undefined) return;
    const index = items.findIndex((item) => itemKey(item) === itemKey(highlighted));
    if (index !== highlightedIndex) setHighlightedIndex(index);
  }, [items, itemKey, highlightedIndex, setHighlightedIndex]);

  // If the site sets another choice, the text of that choice replaces the text of the field. If the site clears the
  // choice, the field is cleared.
  const before = useRef(selected);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = selected;
    if (selected === last) return;
    if (selected === null) {
      if (last !== null && inputValue === itemText(last)) setInputValue('');
    } else if (inputValue !== itemText(selected)) setInputValue(itemText(selected));
  }, [selected, inputValue, itemText, setInputValue]);

  // The choice before the user edited the text. It is restored if the text matches no item.
  const previous = useRef(selected);
  const isWriting = useRef(false);
  useLayoutEffect(() => {
    if (selected !== null || !isWriting.current) previous.current = selected;
    isWriting.current = false;
  }, [selected]);

  const write = (text: string) => {
    if (text === '') previous.current = null;
    if (selected === null || text === itemText(selected)) return;
    isWriting.current = text !== '';
    choose(null);
  };

  /**
   * Returns whether the text agrees with the choice (or is allowed without a choice), and the item that the
   * text matches.
   */
  const settle = (): readonly [boolean, Item | undefined] => {
    const text = normal(inputValue);
    if (readOnly || allowsCustomValue || text === '') return [true, undefined];
    if (selected !== null && inputValue === itemText(selected)) return [true, undefined];
    const named = items.filter((item) => normal(itemText(item)) === text && isItemDisabled?.(item) !== true);
    return [false, named.length === 1 ? named[0] : undefined];
  };
  const [isSettled, match] = settle();

  /** Chooses the item that the text matches, or restores the previous choice, like a native `<select>`. */
  const commit = () => {
    if (isSettled) return;
    const item = match ?? previous.current;
    const text = item === null || clearOnSelect ? '' : itemText(item);
    setInputValue(text);
    if (item !== selected) choose(item);
    onInputChange?.(text);
  };

  const [first] = useState(selected);
  useFormReset(input, () => {
    setInputValue(textOf(first));
    choose(first);
    onInputChange?.(textOf(first));
  });

  return {
    ...combobox,
    selected,
    /** Called when the user edits or clears the text, because the earlier choice then no longer applies. */
    write,
    commit,
    isSettled,
    /** Whether the user can leave the field: the text agrees with the choice, or matches an item. */
    isAcceptable: isSettled || match !== undefined,
  };
}
