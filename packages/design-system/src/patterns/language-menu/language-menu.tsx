import { Button } from '../../components/button/button.tsx';
import {
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { IconGlobe } from '../../icons/globe.tsx';

export type LanguageMenuProps = {
  /** Says what the button changes, such as 'Language'. */
  label: string;
  /** The chosen language. */
  value: string;
  /** The languages, each in its own words. */
  options: readonly { readonly value: string; readonly label: string; readonly lang: string }[];
  /** Called with the language that is chosen. */
  onChange: (value: string) => void;
};

/** Chooses the language of the site. */
export function LanguageMenu({ label, value, options, onChange }: LanguageMenuProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <MenuRoot>
      <MenuTrigger>
        <Button
          data-pattern="language-menu"
          leadingIcon={<IconGlobe size="sm" />}
          size="sm"
          variant="secondary"
        >
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span lang={chosen?.lang}>{chosen?.label ?? label}</span>
          <IconChevronDown size="sm" />
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup label={label} onValueChange={onChange} value={value}>
          {options.map((option) => (
            <MenuRadioItem key={option.value} lang={option.lang} value={option.value}>
              {option.label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  );
}
