import { use, useEffect, useRef, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { IconClose } from '../../icons/close.tsx';
import { IconSearch } from '../../icons/search.tsx';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { isComposing } from '../../utilities/composing.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { Button } from '../button/button.tsx';
import adorned from '../control/adorned.module.css';
import control from '../control/control.module.css';
import { FieldContext, useFieldControl } from '../field/field-context.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** The text (controlled). */
  value?: string | undefined;
  /** The initial text (uncontrolled). */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (text: string) => void;
  /** Called with the text to search for: on Enter, by the button, on clearing, and after `delay`. */
  onSearch?: (text: string) => void;
  /** Searches after a pause of this many milliseconds in typing. This includes text that is still being composed. */
  delay?: number;
  /** Shows a spinner instead of the search icon. */
  busy?: boolean;
  /** Shows a submit button with this label. */
  submitLabel?: string;
};

/** A search input. Put it in a Field or give it an `aria-label`. By default its name is 'Search'. */
export function SearchField({
  value,
  defaultValue,
  onValueChange,
  onSearch,
  delay,
  busy = false,
  submitLabel,
  dir,
  className,
  ref,
  onChange,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const messages = useControlMessages();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fieldProps = useFieldControl(props);
  const unnamed =
    use(FieldContext) === null && props.id === undefined && props['aria-labelledby'] === undefined;

  const search = () => {
    clearTimeout(timer.current);
    onSearch?.(input.current?.value ?? '');
  };
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });

  // In a form, submitting the form starts the search, with Enter or with any submit button.
  useEffect(() => {
    const form = input.current?.form;
    const handleSubmit = () => latestSearch.current();
    form?.addEventListener('submit', handleSubmit);
    return () => {
      clearTimeout(timer.current);
      form?.removeEventListener('submit', handleSubmit);
    };
  }, []);
  const searchOutsideOfForm = () => {
    if (input.current?.form === null) search();
  };

  const searchSoon = () => {
    clearTimeout(timer.current);
    if (delay !== undefined) timer.current = setTimeout(() => latestSearch.current(), delay);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
    searchSoon();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const done = event.key === 'Enter' && !isComposing(event.nativeEvent) && !event.defaultPrevented;
    if (done) searchOutsideOfForm();
  };

  const clear = () => {
    const element = input.current;
    if (element === null) return;
    Reflect.set(HTMLInputElement.prototype, 'value', '', element);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.focus();
    search();
  };

  return (
    <span className={classNames(styles.root, className)} data-component="search-field">
      <span className={classNames(adorned.root, styles.field)}>
        <input
          enterKeyHint="search"
          {...(unnamed ? { 'aria-label': messages.search } : {})}
          {...props}
          {...fieldProps}
          aria-busy={busy || undefined}
          className={classNames(
            control.control,
            dir === 'auto' && control.auto,
            adorned.afterIcon,
            adorned.beforeButton,
            styles.input,
          )}
          dir={dir === 'auto' ? undefined : dir}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          // The placeholder must not be empty, because `:placeholder-shown` hides the clear button while the
          // field is empty.
          placeholder={props.placeholder ?? ' '}
          ref={mergedRef}
          type="search"
          {...(value === undefined ? { defaultValue } : { value })}
        />
        <span aria-hidden className={adorned.icon} data-part="icon">
          {busy ? <Spinner decorative size="sm" /> : <IconSearch size="sm" />}
        </span>
        {props.disabled === true || props.readOnly === true ? null : (
          <IconButton
            aria-controls={fieldProps.id}
            className={adorned.button}
            icon={<IconClose size="sm" />}
            label={messages.clear}
            onClick={clear}
          />
        )}
      </span>
      {submitLabel === undefined ? null : (
        <Button
          disabled={props.disabled === true}
          onClick={searchOutsideOfForm}
          type="submit"
          variant="secondary"
        >
          {submitLabel}
        </Button>
      )}
    </span>
  );
}
