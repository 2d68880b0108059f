import { Field, NativeSelect, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Audience } from './information.ts';

const audiences: readonly Audience[] = ['me', 'friends', 'members'];

const isAudience = (value: string): value is Audience => audiences.some((audience) => audience === value);

type AudienceFieldProps = {
  /** The name of the detail, such as 'Parish'. */
  term: string;
  value: Audience;
  onChange: (audience: Audience) => void;
};

/** A field to choose who else can see a detail. */
export function AudienceField({ term, value, onChange }: AudienceFieldProps) {
  const { i18n } = useLingui();
  const texts = { me: i18n._('Only me'), friends: i18n._('Friends'), members: i18n._('Members') };
  return (
    <Field
      label={
        <>
          {i18n._('Visible to')}
          <VisuallyHidden> ({term})</VisuallyHidden>
        </>
      }
    >
      <NativeSelect
        options={audiences.map((audience) => ({ value: audience, label: texts[audience] }))}
        value={value}
        onChange={({ target }) => {
          if (isAudience(target.value)) onChange(target.value);
        }}
      />
    </Field>
  );
}
