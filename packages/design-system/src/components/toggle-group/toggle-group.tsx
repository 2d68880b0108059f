import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useFormValue } from '../../utilities/form-value.ts';
import { ToggleOptions, type ToggleOption } from './toggle-options.tsx';

export type ToggleGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** What the options are of, such as 'View'. Only read out, unless it is shown. */
  label: ReactNode;
  /** Shows the label over the options. */
  showLabel?: boolean;
  /** The options, of which one is on. */
  options: readonly ToggleOption[];
  /** Draws the icons alone. The labels stay as their names. */
  hideLabels?: boolean;
  /** The option that is on, kept by the user of the component. */
  value?: string | undefined;
  /** The option that is on at first, where the component keeps it. */
  defaultValue?: string;
  /** Called with the option that was switched to. */
  onValueChange?: (value: string) => void;
  /** The name in a form. The options then are its radio buttons, and the arrow keys go from one to the next. */
  name?: string;
};

/** Switches between a few views or values, of which one is on. */
export function ToggleGroup({
  showLabel = false,
  hideLabels = false,
  value,
  defaultValue = '',
  onValueChange,
  ...props
}: ToggleGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [on, change] = useFormValue(group, value, defaultValue, onValueChange);
  return (
    <ToggleOptions
      {...props}
      component="toggle-group"
      group={group}
      hideLabels={hideLabels}
      isOn={(option) => option === on}
      multiple={false}
      onSwitch={(option) => {
        if (option !== on) change(option);
      }}
      showLabel={showLabel}
    />
  );
}

export type MultipleToggleGroupProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'role'
> & {
  /** What the options are of, such as 'Show'. Only read out, unless it is shown. */
  label: ReactNode;
  /** Shows the label over the options. */
  showLabel?: boolean;
  /** The options, of which any number is on. */
  options: readonly ToggleOption[];
  /** Draws the icons alone. The labels stay as their names. */
  hideLabels?: boolean;
  /** The options that are on, kept by the user of the component. */
  value?: readonly string[] | undefined;
  /** The options that are on at first, where the component keeps them. */
  defaultValue?: readonly string[];
  /** Called with the options that are on now, in their order. */
  onValueChange?: (value: readonly string[]) => void;
  /** The name in a form, which is sent once for each option that is on. */
  name?: string;
};

const none: readonly string[] = [];

/** Switches a few things on and off that stand beside each other, such as what a list shows. */
export function MultipleToggleGroup({
  showLabel = false,
  hideLabels = false,
  value,
  defaultValue = none,
  onValueChange,
  ...props
}: MultipleToggleGroupProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [on, change] = useFormValue(group, value, defaultValue, onValueChange);
  return (
    <ToggleOptions
      {...props}
      component="multiple-toggle-group"
      group={group}
      hideLabels={hideLabels}
      isOn={(option) => on.includes(option)}
      multiple
      onSwitch={(option) =>
        change(
          props.options
            .map((each) => each.value)
            .filter((each) => (each === option ? !on.includes(each) : on.includes(each))),
        )
      }
      showLabel={showLabel}
    />
  );
}
