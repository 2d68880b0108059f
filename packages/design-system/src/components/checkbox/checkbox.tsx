import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import choice from '../control/choice.module.css';
import { useFieldControl } from '../field/field-context.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** What is agreed to or chosen. It may hold a link. */
  label: ReactNode;
  /** What helps to decide. */
  description?: ReactNode;
  /** What is wrong. Marks the box as invalid. */
  error?: ReactNode;
  /** Neither on nor off, as of a list of which some are on. */
  indeterminate?: boolean;
};

/** Something that one agrees to or chooses. The browser's own box beneath, so that forms and form libraries know it. */
export function Checkbox({
  label,
  description,
  error,
  indeterminate = false,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const baseId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const described = description !== undefined && description !== null && description !== '';
  const invalid = error !== undefined && error !== null && error !== '';
  const fieldProps = useFieldControl(props, described && `${baseId}description`, invalid && `${baseId}error`);
  const id = fieldProps.id ?? `${baseId}control`;

  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={classNames(choice.root, className)} data-component="checkbox">
      <input
        {...props}
        {...fieldProps}
        aria-invalid={invalid || fieldProps['aria-invalid']}
        className={classNames(choice.input, choice.box)}
        id={id}
        ref={mergedRef}
        type="checkbox"
      />
      <div className={choice.texts}>
        <label className={choice.label} data-part="label" htmlFor={id}>
          {label}
        </label>
        {described ? (
          <p className={choice.description} data-part="description" id={`${baseId}description`}>
            {description}
          </p>
        ) : null}
        {invalid ? (
          <p className={choice.error} data-part="error" id={`${baseId}error`}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
