import { useId, type ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import choice from '../control/choice.module.css';

export type RadioOption = {
  /** What the form gets. */
  readonly value: string;
  /** What one reads. */
  readonly label: ReactNode;
  /** What helps to decide. */
  readonly description?: ReactNode;
  /** It is there, but cannot be chosen now. */
  readonly disabled?: boolean;
};

type RadioOptionsProps<Option extends RadioOption> = {
  options: readonly Option[];
  name: string | undefined;
  value: string;
  onChoose: (value: string) => void;
  className?: string | undefined;
  optionClassName?: string | undefined;
  /** What stands behind the texts of an option, and is read out after them. */
  renderAside?: (option: Option, id: string) => ReactNode;
};

/** The browser's own radio buttons, with their keys. */
export function RadioOptions<Option extends RadioOption>({
  options,
  name,
  value,
  onChoose,
  className,
  optionClassName,
  renderAside,
}: RadioOptionsProps<Option>) {
  const baseId = useId();
  return (
    <div className={classNames(choice.list, className)}>
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
              checked={option.value === value}
              className={classNames(choice.input, choice.round)}
              disabled={option.disabled}
              id={id}
              name={name ?? baseId}
              onChange={() => onChoose(option.value)}
              type="radio"
              value={option.value}
            />
            <div className={choice.texts}>
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
  );
}
