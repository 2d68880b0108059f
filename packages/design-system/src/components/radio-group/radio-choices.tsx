import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { useFormValue } from '../../utilities/form-value.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import { ChoiceGroup } from '../control/choice-group.tsx';
import choice from '../control/choice.module.css';

export type RadioOption = {
  /** The value in the form. */
  readonly value: string;
  /** The visible label. */
  readonly label: ReactNode;
  /** A description of the option. */
  readonly description?: ReactNode;
  /** Shows the option, but it cannot be chosen. */
  readonly disabled?: boolean;
};

type RadioChoicesProps<Option extends RadioOption> = Omit<
  ComponentProps<typeof ChoiceGroup>,
  'onChange' | 'defaultValue' | 'role'
> & {
  options: readonly Option[];
  name: string | undefined;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  listClassName?: string | undefined;
  optionClassName?: string | undefined;
  /** Returns content that is shown after the texts of an option and announced after them. */
  renderAside?: (option: Option, id: string) => ReactNode;
};

/** A question with native radio buttons. */
export function RadioChoices<Option extends RadioOption>({
  options,
  name,
  value,
  defaultValue = '',
  onValueChange,
  listClassName,
  optionClassName,
  renderAside,
  ref,
  ...props
}: RadioChoicesProps<Option>) {
  const group = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(group, ref);
  const [chosen, choose] = useFormValue(group, value, defaultValue, onValueChange);
  const baseId = useId();
  return (
    <ChoiceGroup {...props} ref={mergedRef} role="radiogroup">
      <div className={classNames(choice.list, listClassName)}>
        {options.map((option, index) => {
          const id = `${baseId}${index}`;
          const described = option.description !== undefined && option.description !== null;
          const aside = renderAside?.(option, `${id}aside`) ?? null;
          return (
            <div className={classNames(choice.root, optionClassName)} data-part="option" key={option.value}>
              <input
                aria-describedby={
                  classNames(described && `${id}description`, aside !== null && `${id}aside`) || undefined
                }
                checked={option.value === chosen}
                className={classNames(choice.input, choice.round)}
                disabled={option.disabled}
                id={id}
                name={name ?? baseId}
                onChange={() => choose(option.value)}
                type="radio"
                value={option.value}
              />
              <div className={choice.texts} data-part="texts">
                <label className={choice.label} htmlFor={id}>
                  {option.label}
                </label>
                {described ? (
                  <p className={choice.description} id={`${id}description`}>
                    {option.description}
                  </p>
                ) : null}
              </div>
              {aside}
            </div>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
