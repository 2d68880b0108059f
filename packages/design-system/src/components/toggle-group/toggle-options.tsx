import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { ChoiceGroup } from '../control/choice-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './toggle-group.module.css';

export type ToggleOption = {
  /** The option's value. */
  readonly value: string;
  /** The label. If only the icon is shown, it is the accessible name. */
  readonly label: string;
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** Shows the option, but it cannot be chosen. */
  readonly disabled?: boolean;
};

type ToggleOptionsProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'role'> & {
  component: string;
  group: RefObject<HTMLFieldSetElement | null>;
  label: ReactNode;
  showLabel: boolean;
  hideLabels: boolean;
  options: readonly ToggleOption[];
  multiple: boolean;
  isOn: (value: string) => boolean;
  onSwitch: (value: string) => void;
};

/** A row of toggle buttons. With a `name` for a form, they are radio buttons or checkboxes. */
export function ToggleOptions({
  component,
  group,
  label,
  showLabel,
  hideLabels,
  options,
  multiple,
  isOn,
  onSwitch,
  name,
  ref,
  ...props
}: ToggleOptionsProps) {
  const mergedRef = useMergedRef(group, ref);
  const content = ({ label: text, icon }: ToggleOption) => (
    <>
      {icon}
      {hideLabels ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
    </>
  );
  const type = multiple ? 'checkbox' : 'radio';
  return (
    <ChoiceGroup
      {...props}
      component={component}
      hideLabel={!showLabel}
      label={label}
      ref={mergedRef}
      role={name !== undefined && !multiple ? 'radiogroup' : 'group'}
    >
      <div className={styles.options}>
        {options.map((option) =>
          name === undefined ? (
            <button
              aria-pressed={isOn(option.value)}
              className={styles.option}
              data-part="option"
              disabled={option.disabled}
              key={option.value}
              onClick={() => onSwitch(option.value)}
              type="button"
            >
              {content(option)}
            </button>
          ) : (
            <label className={styles.option} data-part="option" key={option.value}>
              <input
                checked={isOn(option.value)}
                className={styles.input}
                disabled={option.disabled}
                name={name}
                onChange={() => onSwitch(option.value)}
                type={type}
                value={option.value}
              />
              {content(option)}
            </label>
          ),
        )}
      </div>
    </ChoiceGroup>
  );
}
