import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Field } from '../../components/field/field.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { draftErrors, type BrandDraft } from './brand-draft.ts';
import styles from './theme-builder.module.css';

type Change = (change: Partial<BrandDraft>) => void;
type ColorName = 'primary' | 'accent' | 'neutral' | 'logoGround' | 'logoFigure';

const colorFields: ReadonlyArray<readonly [ColorName, string, string]> = [
  ['primary', 'Primary color', 'Actions, links and what is chosen.'],
  ['accent', 'Accent color', 'Festive content and ornaments. Empty: the gold of the house.'],
  ['neutral', 'Neutral color', 'The tint of papers, text and rules. Empty: the parchment of the house.'],
  ['logoGround', 'Logo, ground', 'The square behind the mark.'],
  ['logoFigure', 'Logo, figure', 'The façade and the steps.'],
];

function ColorField({ draft, name, onChange }: { draft: BrandDraft; name: ColorName; onChange: Change }) {
  const [, label = '', description = ''] = colorFields.find(([field]) => field === name) ?? [];
  const value = draft[name];
  return (
    <div className={styles.color}>
      <Field
        description={description}
        error={draftErrors(draft)[name]}
        label={label}
        optional={name !== 'primary'}
      >
        <TextInput
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          placeholder="#"
          spellCheck={false}
          value={value}
        />
      </Field>
      <input
        aria-label={`${label}, picker`}
        className={styles.well}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        type="color"
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#808080'}
      />
    </div>
  );
}

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}` }));

const radii = ['none', 'small', 'medium', 'large'] as const;
const densityNames = ['compact', 'comfortable', 'spacious'] as const;

const pick = <Value extends string>(values: readonly Value[], value: string, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise;

/** The fields of a brand. */
export function BrandForm({ draft, onChange }: { draft: BrandDraft; onChange: Change }) {
  return (
    <div className={styles.form}>
      <Field error={draftErrors(draft).name} label="Name">
        <TextInput
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          spellCheck={false}
          value={draft.name}
        />
      </Field>
      {colorFields.map(([name]) => (
        <ColorField draft={draft} key={name} name={name} onChange={onChange} />
      ))}
      <Checkbox
        checked={draft.exact}
        label="Use the primary color for buttons exactly as it is"
        onChange={(event) => onChange({ exact: event.currentTarget.checked })}
      />
      <Field description="Names with commas. Empty: EB Garamond." label="Serif fonts" optional>
        <TextInput onChange={(event) => onChange({ serif: event.currentTarget.value })} value={draft.serif} />
      </Field>
      <Field description="Names with commas. Empty: Atkinson Hyperlegible." label="Sans fonts" optional>
        <TextInput onChange={(event) => onChange({ sans: event.currentTarget.value })} value={draft.sans} />
      </Field>
      <Field label="Corners">
        <NativeSelect
          onChange={(event) => onChange({ radius: pick(radii, event.currentTarget.value, 'medium') })}
          options={options(radii)}
          value={draft.radius}
        />
      </Field>
      <Field label="Density">
        <NativeSelect
          onChange={(event) =>
            onChange({ density: pick(densityNames, event.currentTarget.value, 'comfortable') })
          }
          options={options(densityNames)}
          value={draft.density}
        />
      </Field>
    </div>
  );
}
