import { useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

export type FieldProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the control, always in sight. */
  label: ReactNode;
  /** What helps to fill it in. */
  description?: ReactNode;
  /** What is wrong, and how to put it right. Marks the control as invalid. */
  error?: ReactNode;
  /** The control must be filled in. */
  required?: boolean;
  /** Says behind the label that the control may stay empty. */
  optional?: boolean;
  /** Keeps the label for those who listen alone, where the place says it to the eye. */
  hideLabel?: boolean;
  /** The id of the control, if it must be known. */
  controlId?: string;
  /** The one control. */
  children: ReactNode;
};

/** Label, description and error of one control, tied to it. */
export function Field({
  label,
  description,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const messages = useMessages();
  const baseId = useId();
  const id = controlId ?? `${baseId}control`;
  const described = description !== undefined && description !== null && description !== '';
  const invalid = error !== undefined && error !== null && error !== '';
  const context = useMemo(
    () => ({
      controlId: id,
      labelId: `${baseId}label`,
      describedBy: classNames(described && `${baseId}description`, invalid && `${baseId}error`),
      invalid,
      required,
    }),
    [id, baseId, described, invalid, required],
  );
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="field"
      data-invalid={invalid || undefined}
    >
      <label
        className={classNames(styles.label, hideLabel && styles.hidden)}
        data-part="label"
        htmlFor={id}
        id={`${baseId}label`}
      >
        {label}
        {optional ? ' ' : null}
        {optional ? <span className={styles.optional}>({messages.optional})</span> : null}
      </label>
      {described ? (
        <p className={styles.description} data-part="description" id={`${baseId}description`}>
          {description}
        </p>
      ) : null}
      <FieldContext value={context}>{children}</FieldContext>
      {invalid ? (
        <p className={styles.error} data-part="error" id={`${baseId}error`}>
          <IconAlert className={styles.errorIcon} size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
