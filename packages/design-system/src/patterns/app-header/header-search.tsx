import {
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { IconClose } from '../../icons/close.tsx';
import { IconSearch } from '../../icons/search.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { HeaderSearchContext } from './header-search-context.ts';
import styles from './header-search.module.css';

export type HeaderSearchProps = Omit<ComponentProps<'search'>, 'aria-label'> & {
  /** The accessible name of the search, and of the button that opens it: 'Search people'. */
  label: string;
  /** Whether the field covers a narrow header. A wide header always shows the field. */
  open: boolean;
  /** Called by the button that opens the field, and by Close and Escape in the field. */
  onOpenChange: (open: boolean) => void;
  /** The field: a Combobox or a SearchField. While its code loads, use a Skeleton of the same height. */
  children: ReactNode;
};

const isListOpen = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';

/** The search of the AppHeader. It is a field, or in a narrow header a button that opens the field over the header. */
export function HeaderSearch({
  label,
  open,
  onOpenChange,
  className,
  children,
  onKeyDown,
  ...props
}: HeaderSearchProps) {
  const messages = useMessages();
  const fieldId = useId();
  const field = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  const setHeaderState = useContext(HeaderSearchContext);
  const state = open ? 'open' : 'closed';

  useLayoutEffect(() => {
    setHeaderState?.(state);
    return () => setHeaderState?.(null);
  }, [setHeaderState, state]);

  useLayoutEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) field.current?.querySelector('input')?.focus();
    else if (field.current?.contains(document.activeElement) !== false) button.current?.focus();
  }, [open]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    // If a list of results is open, the first Escape closes only the list.
    if (event.key !== 'Escape' || !open || isListOpen(event.target)) return;
    onOpenChange(false);
  };

  return (
    // Handles DOM events that bubble from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      {...props}
      aria-label={label}
      className={classNames(styles.root, className)}
      data-component="header-search"
      data-state={state}
      onKeyDown={handleKeyDown}
    >
      <IconButton
        aria-controls={fieldId}
        aria-expanded={open}
        className={styles.button}
        icon={<IconSearch />}
        label={label}
        onClick={() => onOpenChange(true)}
        ref={button}
      />
      <div className={styles.layer} data-part="field" id={fieldId} ref={field}>
        <div className={styles.field}>{children}</div>
        <IconButton
          className={styles.close}
          icon={<IconClose />}
          label={messages.close}
          onClick={() => onOpenChange(false)}
        />
      </div>
    </search>
  );
}
