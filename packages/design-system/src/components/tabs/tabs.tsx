import * as Primitive from '@radix-ui/react-tabs';
import { use, useMemo, useState, type ComponentProps, type ReactNode, createContext } from 'react';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { TabLabel } from './tab-label.tsx';
import styles from './tabs.module.css';

type TabsContextValue = {
  /** The value of the chosen tab. */
  readonly chosen: string;
  readonly choose: (value: string) => void;
};

const TabsContext = createContext<TabsContextValue>({ chosen: '', choose: () => undefined });

export type TabsRootProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> & {
  /** The chosen tab (controlled). */
  value?: string;
  /** The initially chosen tab (uncontrolled). */
  defaultValue?: string;
  /** Called with the value of the tab to choose. */
  onValueChange?: (value: string) => void;
  /**
   * `automatic` shows a panel as soon as the arrow keys reach its tab. `manual` waits for Enter or Space, for
   * panels that load slowly.
   */
  activation?: 'automatic' | 'manual';
};

/** Radix derives ids from the values, but values can contain spaces. */
const keyOf = encodeURIComponent;

/** Connects a list of tabs with its panels. */
export function TabsRoot({
  value,
  defaultValue = '',
  onValueChange,
  activation = 'automatic',
  ...props
}: TabsRootProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value ?? ownValue;
  const context = useMemo(
    () => ({
      chosen,
      choose: (next: string) => {
        if (next === chosen) return;
        setOwnValue(next);
        onValueChange?.(next);
      },
    }),
    [chosen, onValueChange],
  );
  return (
    <TabsContext value={context}>
      <Primitive.Root
        {...props}
        activationMode={activation}
        data-component="tabs"
        dir={useDirection()}
        onValueChange={(key) => context.choose(decodeURIComponent(key))}
        value={keyOf(chosen)}
      />
    </TabsContext>
  );
}

export type TabListProps = Omit<ComponentProps<'div'>, 'aria-label'> & {
  /** The accessible name of the tab list. */
  label: string;
};

/**
 * The tabs. If they do not fit in one row, the counts go below the labels. If they still do not fit, the tabs wrap, so that
 * all of them are visible.
 */
export function TabList({ label, className, ...props }: TabListProps) {
  return (
    <Primitive.List
      {...props}
      aria-label={label}
      className={classNames(styles.strip, className)}
      data-component="tab-list"
    />
  );
}

export type TabProps = Omit<ComponentProps<'button'>, 'type' | 'value'> & {
  /** The value of the tab's panel. */
  value: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of items, announced with the label. */
  count?: number;
  /** Disables the tab; the arrow keys skip it. */
  disabled?: boolean;
};

/** A tab. */
export function Tab({ value, icon, count, className, children, onClick, ...props }: TabProps) {
  const { choose } = use(TabsContext);
  return (
    <Primitive.Trigger
      {...props}
      className={classNames(styles.tab, className)}
      data-component="tab"
      onClick={(event) => {
        onClick?.(event);
        // Radix chooses on mouse down. A click from assistive technology has no mouse down, so it is handled here.
        if (event.detail === 0 && !event.defaultPrevented) choose(value);
      }}
      value={keyOf(value)}
    >
      <TabLabel count={count} icon={icon}>
        {children}
      </TabLabel>
    </Primitive.Trigger>
  );
}

export type TabPanelProps = ComponentProps<'div'> & {
  /** The value of the panel's tab. */
  value: string;
  /** Renders the panel when it is first shown, and keeps it from then on. */
  lazy?: boolean;
};

/** The panel of a tab. It keeps its state while another panel is shown. */
export function TabPanel({ value, lazy = false, className, children, ...props }: TabPanelProps) {
  const { chosen } = use(TabsContext);
  const active = chosen === value;
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  return (
    <Primitive.Content
      {...props}
      className={classNames(styles.panel, className)}
      data-component="tab-panel"
      forceMount
      hidden={!active}
      value={keyOf(value)}
    >
      {lazy && !seen ? null : children}
    </Primitive.Content>
  );
}
