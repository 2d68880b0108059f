import {
  use,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { nextTab } from './next-tab.ts';
import { TabLabel } from './tab-label.tsx';
import { partId, TabsContext } from './tabs-context.ts';
import styles from './tabs.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export type TabsRootProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> & {
  /** The tab that is chosen, kept by the user of the component. */
  value?: string;
  /** The tab that is chosen at first, where it keeps that itself. */
  defaultValue?: string;
  /** Called with the value of the tab that is to be chosen. */
  onValueChange?: (value: string) => void;
  /** `automatic` turns the panel over as the arrow keys move; `manual` waits for Enter or Space, as where a panel loads slowly. */
  activation?: 'automatic' | 'manual';
};

/** Holds a list of tabs together with its panels. */
export function TabsRoot({
  value,
  defaultValue = '',
  onValueChange,
  activation = 'automatic',
  ...props
}: TabsRootProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [focused, setFocused] = useState<string | null>(null);
  const direction = useDirection();
  const chosen = value ?? ownValue;
  const context = useMemo(
    () => ({
      id,
      chosen,
      choose: (next: string) => {
        if (next === chosen) return;
        setOwnValue(next);
        onValueChange?.(next);
      },
      activation,
      stop: focused ?? chosen,
      setFocused,
    }),
    [id, chosen, onValueChange, activation, focused],
  );
  return (
    <TabsContext value={context}>
      <div {...props} data-component="tabs" dir={direction} />
    </TabsContext>
  );
}

export type TabListProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** Names the list for those who listen. */
  label: string;
};

/** The row of tabs. What does not fit scrolls sideways; the chosen tab is always in view. */
export function TabList({ label, className, onBlur, onFocus, onKeyDown, ref, ...props }: TabListProps) {
  const strip = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  const { activation, choose, setFocused } = use(TabsContext);
  // Whenever another tab is chosen the list renders again, and looks for it.
  useChosenInView(strip);

  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target instanceof HTMLButtonElement) setFocused(event.target.value);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const next = event.defaultPrevented ? undefined : nextTab(event, direction);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    if (activation === 'automatic') choose(next.value);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its tabs
    <div
      {...props}
      aria-label={label}
      aria-orientation="horizontal"
      className={classNames(styles.strip, className)}
      data-component="tab-list"
      onBlur={handleBlur}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
      ref={useMergedRef(strip, ref)}
      role="tablist"
    />
  );
}

export type TabProps = Omit<ComponentProps<'button'>, 'type' | 'value'> & {
  /** Names the panel that belongs to it. */
  value: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** How many things stand behind the tab; it is read with the label. */
  count?: number;
  /** Takes the tab out of use; the arrow keys pass over it. */
  disabled?: boolean;
};

/** One tab. */
export function Tab({ value, icon, count, className, children, onClick, ...props }: TabProps) {
  const { id, chosen, choose, stop } = use(TabsContext);

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) choose(value);
  };

  return (
    <button
      {...props}
      aria-controls={partId(id, 'panel', value)}
      aria-selected={value === chosen}
      className={classNames(styles.tab, className)}
      data-component="tab"
      id={partId(id, 'tab', value)}
      onClick={handleClick}
      role="tab"
      tabIndex={stop === '' || stop === value ? 0 : -1}
      type="button"
      value={value}
    >
      <TabLabel count={count} icon={icon}>
        {children}
      </TabLabel>
    </button>
  );
}

export type TabPanelProps = ComponentProps<'div'> & {
  /** The value of the tab to which it belongs. */
  value: string;
  /** Renders what stands in it only when it is seen for the first time, and keeps it from then on. */
  lazy?: boolean;
};

/** What one tab shows. It keeps its state while another is seen. */
export function TabPanel({ value, lazy = false, className, children, ...props }: TabPanelProps) {
  const { id, chosen } = use(TabsContext);
  const active = chosen === value;
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  return (
    <div
      {...props}
      aria-labelledby={partId(id, 'tab', value)}
      className={classNames(styles.panel, className)}
      data-component="tab-panel"
      hidden={!active}
      id={partId(id, 'panel', value)}
      role="tabpanel"
      tabIndex={0}
    >
      {lazy && !seen ? null : children}
    </div>
  );
}
