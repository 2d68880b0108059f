import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';

export type TextInputProps = ComponentProps<'input'> & {
  /** `auto` for text in any language: it has its own direction, and an empty field has the page's. */
  dir?: string | undefined;
  /** The type, which chooses a phone's keyboard. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time';
};

/** One line of text. Put it in a Field, or give it an `aria-label`. */
export function TextInput({ type = 'text', dir, className, ...props }: TextInputProps) {
  const fieldProps = useFieldControl(props);
  return (
    <input
      {...props}
      {...fieldProps}
      className={classNames(control.control, dir === 'auto' && control.auto, className)}
      data-component="text-input"
      dir={dir === 'auto' ? undefined : dir}
      type={type}
    />
  );
}
