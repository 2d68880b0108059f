import type { ComponentProps } from 'react';
import { Field } from '../../components/field/field.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { IconGlobe } from '../../icons/globe.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './language-menu.module.css';

export type LanguageMenuProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** The accessible name, such as 'Language'; also shown while no option is chosen. */
  label: string;
  /** The chosen language; a value that is not among the options counts as none. */
  value: string;
  /** The languages, each by its own name. */
  options: readonly { readonly value: string; readonly label: string; readonly lang: string }[];
  /** Called with the chosen language. */
  onChange: (value: string) => void;
};

/** Chooses the site's language. A native select, which needs little code and suits phones. */
export function LanguageMenu({ label, value, options, onChange, className, ...props }: LanguageMenuProps) {
  const isChosen = options.some((option) => option.value === value);
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="language-menu">
      <IconGlobe className={styles.icon} size="sm" />
      <Field hideLabel label={label}>
        <NativeSelect
          className={styles.select}
          onChange={(event) => {
            if (event.target.value !== '') onChange(event.target.value);
          }}
          options={options}
          value={isChosen ? value : ''}
          {...(isChosen ? {} : { placeholder: label })}
        />
      </Field>
    </div>
  );
}
