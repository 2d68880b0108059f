import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useFormValue } from '../../utilities/form-value.ts';
import { ToggleOptions, type ToggleOption } from './toggle-options.tsx';

export type ToggleGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The accessible name of the group, such as 'View'. It is visible only with `showLabel`. */
  label: ReactNode;
  /** Shows the label above the options. */
  showLabel?: boolean;
  /** The options. One of them is chosen. */
  options: readonly ToggleOption[];
  /** Shows only the icons. The labels remain their accessible names. */
  hideLabels?: boolean;
  /** The chosen option (controlled). */
  value?: string | undefined;
  /** The initially chosen option (uncontrolled). */
  defaultValue?: string;
  /** Called with the chosen option. */
  onValueChange?: (value: string) => void;
  /** The name in a form. With a name, the options are radio buttons, and the arrow keys move between them. */
  name?: string;
};

/** Switches between a few views or values. */
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
  /** The accessible name of the group, such as 'Show'. It is visible only with `showLabel`. */
  label: ReactNode;
  /** Shows the label above the options. */
  showLabel?: boolean;
  /** The options. Any number of them can be chosen. */
  options: readonly ToggleOption[];
  /** Shows only the icons. The labels remain their accessible names. */
  hideLabels?: boolean;
  /** The chosen options (controlled). */
  value?: readonly string[] | undefined;
  /** The initially chosen options (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with the chosen options, in the order of `options`. */
  onValueChange?: (value: readonly string[]) => void;
  /** The name in a form. It is submitted once for each chosen option. */
  name?: string;
};

const none: readonly string[] = [];

/** Several options in a row that are turned on or off independently, such as the kinds of content in a list. */
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
