import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import field from '../field/field.module.css';
import { groupFocus } from './group-focus.ts';

type ChoiceGroupProps = Omit<ComponentProps<'fieldset'>, 'role'> & {
  component: string;
  role: 'group' | 'radiogroup';
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
};

const isThere = (text: ReactNode) => text !== undefined && text !== null && text !== '';

/** The frame of every group of choices. It contains the question, the hint and the error. */
export function ChoiceGroup({
  component,
  role,
  label,
  description,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  className,
  children,
  onBlur,
  onFocus,
  ...props
}: ChoiceGroupProps) {
  const messages = useMessages();
  const baseId = useId();
  const described = isThere(description);
  const invalid = isThere(error);
  return (
    <fieldset
      {...props}
      {...groupFocus(onFocus, onBlur)}
      aria-describedby={
        classNames(
          props['aria-describedby'],
          described && `${baseId}description`,
          invalid && `${baseId}error`,
        ) || undefined
      }
      className={classNames(field.root, className)}
      data-component={component}
      data-invalid={invalid || undefined}
      role={role}
      {...(role === 'radiogroup'
        ? { 'aria-invalid': invalid || undefined, 'aria-required': required || undefined }
        : {})}
    >
      <legend className={classNames(field.label, hideLabel && field.hidden)} data-part="label">
        {label}
        {optional ? ' ' : null}
        {optional ? <span className={field.optional}>({messages.optional})</span> : null}
      </legend>
      {described ? (
        <p className={field.description} data-part="description" id={`${baseId}description`}>
          {description}
        </p>
      ) : null}
      {children}
      {invalid ? (
        <p className={field.error} data-part="error" id={`${baseId}error`}>
          <IconAlert className={field.errorIcon} size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
