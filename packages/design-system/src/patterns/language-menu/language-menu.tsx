import type { ComponentProps } from 'react';
import { Field } from '../../components/field/field.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { IconGlobe } from '../../icons/globe.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './language-menu.module.css';

export type LanguageMenuProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  /** Says what is chosen here, such as 'Language'; also stands in the control while none of the options is chosen. */
  label: string;
  /** The chosen language; any other value than the options' counts as none. */
  value: string;
  /** The languages, each in its own words. */
  options: readonly { readonly value: string; readonly label: string; readonly lang: string }[];
  /** Called with the language that is chosen. */
  onChange: (value: string) => void;
};

/** Chooses the language of the site. The system's own list: it weighs nothing and every phone knows it. */
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
