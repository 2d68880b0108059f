import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { ChoiceGroup } from '../control/choice-group.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './toggle-group.module.css';

export type ToggleOption = {
  /** What it stands for. */
  readonly value: string;
  /** What one reads, or hears where only the icon is drawn. */
  readonly label: string;
  /** Drawn before the label. */
  readonly icon?: ReactNode;
  /** It is there, but cannot be chosen now. */
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

/** Buttons beside each other that are pressed or not; in a form, which a name says, its radio buttons or boxes. */
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
