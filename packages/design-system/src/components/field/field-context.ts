import { createContext, use } from 'react';
import { classNames } from '../../utilities/class-names.ts';

export type FieldContextValue = {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly required: boolean;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/**
 * Merges the props that a Field gives to its control with the control's own props. The control's own props take
 * precedence.
 */
export function useFieldControl(props: ControlProps, ...ownDescriptions: readonly (string | false)[]) {
  const field = use(FieldContext);
  return {
    id: props.id ?? field?.controlId,
    'aria-describedby':
      classNames(props['aria-describedby'], field?.describedBy, ...ownDescriptions) || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid === true || undefined),
    // Not `required`, because the browser's own validation message would appear before the form's message, and
    // in the browser's language.
    'aria-required': props['aria-required'] ?? (field?.required === true || undefined),
  };
}

type NameProps = { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };

/**
 * Returns the accessible name for a part of a control that a `<label>` cannot reference, such as the control's
 * list.
 */
export function useFieldName(props: NameProps): NameProps {
  const field = use(FieldContext);
  if (props['aria-label'] !== undefined) return { 'aria-label': props['aria-label'] };
  return { 'aria-labelledby': props['aria-labelledby'] ?? field?.labelId };
}
