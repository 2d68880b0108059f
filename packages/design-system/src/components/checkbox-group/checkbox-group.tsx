import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useControlMessages } from '../../i18n/use-control-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useFormValue } from '../../utilities/form-value.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ChoiceGroup } from '../control/choice-group.tsx';
import choice from '../control/choice.module.css';
import styles from './checkbox-group.module.css';

export type CheckboxOption = {
  /** The value in the form. */
  readonly value: string;
  /** The visible label. */
  readonly label: ReactNode;
  /** A description of the option. */
  readonly description?: ReactNode;
  /** Shows the option, but it cannot be chosen. */
  readonly disabled?: boolean;
};

export type CheckboxGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'role'> & {
  /** The question. */
  label: ReactNode;
  /** The options. */
  options: readonly CheckboxOption[];
  /** The name in the form, submitted once for each checked box. */
  name?: string;
  /** The checked values (controlled). */
  value?: readonly string[] | undefined;
  /** The initially checked values (uncontrolled). */
  defaultValue?: readonly string[];
  /** Called with the checked values, in the order of the options. */
  onValueChange?: (value: readonly string[]) => void;
  /** Adds a checkbox that checks all options, and is indeterminate if only some are checked. */
  selectAll?: boolean;
  /** The label of the checkbox for all options; by default 'All'. */
  selectAllLabel?: ReactNode;
  /** A hint that helps to answer. */
  description?: ReactNode;
  /** The error message. */
  error?: ReactNode;
  /** Marks the question as optional. */
  optional?: boolean;
};

const none: readonly string[] = [];

/** A question with a few visible options, of which any number can be checked. Based on native checkboxes. */
export function CheckboxGroup({
  options,
  name,
  value,
  defaultValue = none,
  onValueChange,
  selectAll = false,
  selectAllLabel,
  error,
  ref,
  ...props
}: CheckboxGroupProps) {
  const messages = useControlMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(group, ref);
  const [ticked, change] = useFormValue(group, value, defaultValue, onValueChange);
  const inOrder = (isTicked: (option: CheckboxOption) => boolean) =>
    options.filter(isTicked).map((option) => option.value);
  const open = options.filter((option) => option.disabled !== true);
  const tickedOpen = open.filter((option) => ticked.includes(option.value));
  const all = open.length > 0 && tickedOpen.length === open.length;
  const invalid = error !== undefined && error !== null && error !== '';

  return (
    <ChoiceGroup {...props} component="checkbox-group" error={error} ref={mergedRef} role="group">
      {selectAll ? (
        <Checkbox
          checked={all}
          disabled={open.length === 0}
          indeterminate={!all && tickedOpen.length > 0}
          label={selectAllLabel ?? messages.selectAll}
          onChange={() =>
            change(inOrder((option) => (option.disabled === true ? ticked.includes(option.value) : !all)))
          }
        />
      ) : null}
      <div className={classNames(choice.list, selectAll && styles.below)}>
        {options.map((option) => (
          <Checkbox
            aria-invalid={invalid || undefined}
            checked={ticked.includes(option.value)}
            description={option.description}
            disabled={option.disabled}
            key={option.value}
            label={option.label}
            name={name}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              change(inOrder(({ value }) => (value === option.value ? checked : ticked.includes(value))));
            }}
            value={option.value}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
