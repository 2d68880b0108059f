import type { ComponentProps } from 'react';
import { Field } from '../../components/field/field.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { IconGlobe } from '../../icons/globe.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './language-menu.module.css';

export type LanguageMenuProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** The accessible name, such as 'Language'. It is also shown while no language is chosen. */
  label: string;
  /** The chosen language. If it is not among the options, no language counts as chosen. */
  value: string;
  /** The languages. Each label is the name of the language in that language. */
  options: readonly { readonly value: string; readonly label: string; readonly lang: string }[];
  /** Called with the chosen language. */
  onChange: (value: string) => void;
};

/** Lets people choose the site's language. It is a native select, which needs little code and works well on phones. */
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
