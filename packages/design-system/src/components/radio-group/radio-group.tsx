import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconAlert } from '../../icons/alert.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import choice from '../control/choice.module.css';
import field from '../field/field.module.css';

export type RadioOption = {
  /** What the form gets. */
  readonly value: string;
  /** What one reads. */
  readonly label: ReactNode;
  /** What helps to decide. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> & {
  /** The question. */
  label: ReactNode;
  /** The answers. */
  options: readonly RadioOption[];
  /** The name in the form; without it, one of its own. */
  name?: string;
  /** The chosen answer, kept by the user of the component. */
  value?: string | undefined;
  /** The answer chosen at first, where the form keeps it. */
  defaultValue?: string;
  /** Called with the answer that was chosen. */
  onValueChange?: (value: string) => void;
  /** What helps to answer. */
  description?: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** One answer must be chosen. */
  required?: boolean;
  /** Says behind the question that it may stay open. */
  optional?: boolean;
};

/** One of a few, all in sight. The browser's own radio buttons beneath, with their keys. */
export function RadioGroup({
  label,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  description,
  error,
  required = false,
  optional = false,
  className,
  ...props
}: RadioGroupProps) {
  const messages = useMessages();
  const baseId = useId();
  const described = description !== undefined && description !== null && description !== '';
  const invalid = error !== undefined && error !== null && error !== '';
  return (
    <fieldset
      {...props}
      aria-describedby={
        classNames(described && `${baseId}description`, invalid && `${baseId}error`) || undefined
      }
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      className={classNames(field.root, className)}
      data-component="radio-group"
      role="radiogroup"
    >
      <legend className={field.label} data-part="label">
        {label}
        {optional ? ' ' : null}
        {optional ? <span className={field.optional}>({messages.optional})</span> : null}
      </legend>
      {described ? (
        <p className={field.description} data-part="description" id={`${baseId}description`}>
          {description}
        </p>
      ) : null}
      <div className={choice.list}>
        {options.map((option) => (
          <div className={choice.root} data-part="option" key={option.value}>
            <input
              aria-describedby={
                option.description === undefined ? undefined : `${baseId}${option.value}description`
              }
              className={classNames(choice.input, choice.round)}
              disabled={option.disabled}
              id={`${baseId}${option.value}`}
              name={name ?? baseId}
              onChange={() => onValueChange?.(option.value)}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <div className={choice.texts}>
              <label className={choice.label} htmlFor={`${baseId}${option.value}`}>
                {option.label}
              </label>
              {option.description === undefined ? null : (
                <p className={choice.description} id={`${baseId}${option.value}description`}>
                  {option.description}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      {invalid ? (
        <p className={field.error} data-part="error" id={`${baseId}error`}>
          <IconAlert className={field.errorIcon} size="sm" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
