import * as Primitive from '@radix-ui/react-tooltip';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { layerContainerOf } from '../../utilities/layer-container.ts';
import styles from './tooltip.module.css';

export type TooltipProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text: a few words that are not necessary to use the control. Touch users never see it. */
  text: string;
  /** Places the tooltip above or below the control. If there is no space, the tooltip opens on the other side. */
  side?: 'top' | 'bottom';
  /** Keeps the tooltip open or closed. By default the pointer and the focus decide. */
  open?: boolean;
  /** The control. It needs its own accessible name. */
  children: ReactElement;
};

const delayDuration = 500;

/** A hint about a control, shown on hover and keyboard focus. */
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
