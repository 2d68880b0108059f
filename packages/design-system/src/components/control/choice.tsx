import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  component: 'checkbox' | 'switch';
  look: string | undefined;
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  indeterminate?: boolean;
};

const isThere = (text: ReactNode) => text !== undefined && text !== null && text !== '';

/** A native checkbox or radio button with its texts. Native inputs work with forms and form libraries. */
export function Choice({
  component,
  look,
  label,
  description,
  error,
  indeterminate = false,
  className,
  ref,
  ...props
}: ChoiceProps) {
  const baseId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const described = isThere(description);
  const invalid = isThere(error);
  const fieldProps = useFieldControl(props, described && `${baseId}description`, invalid && `${baseId}error`);
  const id = fieldProps.id ?? `${baseId}control`;

  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <div className={classNames(styles.root, className)} data-component={component}>
      <input
        {...props}
        {...fieldProps}
        aria-invalid={invalid || fieldProps['aria-invalid']}
        className={classNames(styles.input, look)}
        id={id}
        ref={mergedRef}
        type="checkbox"
        {...(component === 'switch' ? { role: 'switch' } : {})}
      />
      <div className={styles.texts}>
        <label className={styles.label} data-part="label" htmlFor={id}>
          {label}
        </label>
        {described ? (
          <p className={styles.description} data-part="description" id={`${baseId}description`}>
            {description}
          </p>
        ) : null}
        {invalid ? (
          <p className={styles.error} data-part="error" id={`${baseId}error`}>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
