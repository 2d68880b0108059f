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
  /** What is searched for, kept by the user of the component. */
  value?: string | undefined;
  /** What is searched for at first, where the form keeps it. */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (text: string) => void;
  /** Called with the text that is to be searched for: by Enter, by the button, when it is emptied, and after `delay`. */
  onSearch?: (text: string) => void;
  /** Searches while one writes too, after a pause of so many milliseconds; also within a word that is being put together. */
  delay?: number;
  /** The search runs: a ring turns in the place of the lens. */
  busy?: boolean;
  /** Shows a button behind the field with these words. */
  submitLabel?: string;
};

/** Where one searches. Stands in a Field, has an `aria-label`, or else is called 'Search'. */
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

  // In a form it is the form that one sends, by Enter or by a button, here or elsewhere in it.
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
          // A space at least: while it shows, there is nothing to be emptied.
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
