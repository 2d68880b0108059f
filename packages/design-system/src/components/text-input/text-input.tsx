import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';

export type TextInputProps = ComponentProps<'input'> & {
  /**
   * Use `auto` for text in any language. The text then has its own direction, and an empty field has the page's
   * direction.
   */
  dir?: string | undefined;
  /** The type. It decides which keyboard a phone shows. */
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
