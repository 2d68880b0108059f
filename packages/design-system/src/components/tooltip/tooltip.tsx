import * as Primitive from '@radix-ui/react-tooltip';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import styles from './tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The hint: a few words that can be missed. A finger never sees it. */
  text: string;
  /** Above or below the control; on the other side where there is no room. */
  side?: 'top' | 'bottom';
  /** Keeps it open or closed. Without it the pointer and the focus decide. */
  open?: boolean;
  /** The one control that the hint is about. It has a name without it. */
  children: ReactElement;
};

const delayDuration = 500;

/** A hint about a control, for those who point at it or reach it by the keyboard. */
export function Tooltip({ text, side = 'top', open, className, children, ...props }: TooltipProps) {
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  return (
    <Primitive.Provider delayDuration={delayDuration}>
      <Primitive.Root open={open}>
        <Primitive.Trigger asChild ref={setTrigger}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal container={trigger === null ? null : layerContainerOf(trigger)}>
          <Primitive.Content
            {...props}
            className={classNames(styles.root, className)}
            collisionPadding={8}
            data-component="tooltip"
            side={side}
            sideOffset={6}
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
