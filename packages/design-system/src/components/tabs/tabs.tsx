import * as Primitive from '@radix-ui/react-tabs';
import { use, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { TabLabel } from './tab-label.tsx';
import { TabsContext } from './tabs-context.ts';
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

/** Radix makes ids of the values. A value may hold spaces, and an id may not. */
const keyOf = encodeURIComponent;

/** Holds a list of tabs together with its panels. */
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
  /** Names the list for those who listen. */
  label: string;
};

/** The row of tabs. What does not fit scrolls sideways; the chosen tab is always in view. */
export function TabList({ label, className, ref, ...props }: TabListProps) {
  const strip = useRef<HTMLDivElement>(null);
  // Whenever another tab is chosen the list renders again, and looks for it.
  use(TabsContext);
  useChosenInView(strip);
  return (
    <Primitive.List
      {...props}
      aria-label={label}
      className={classNames(styles.strip, className)}
      data-component="tab-list"
      ref={useMergedRef(strip, ref)}
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
  const { choose } = use(TabsContext);
  return (
    <Primitive.Trigger
      {...props}
      className={classNames(styles.tab, className)}
      data-component="tab"
      onClick={(event) => {
        onClick?.(event);
        // Radix chooses when the mouse goes down. A program that clicks for its user presses no mouse.
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
  /** The value of the tab to which it belongs. */
  value: string;
  /** Renders what stands in it only when it is seen for the first time, and keeps it from then on. */
  lazy?: boolean;
};

/** What one tab shows. It keeps its state while another is seen. */
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
