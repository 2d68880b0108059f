import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { NativeSelect } from '../../components/native-select/native-select.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { IconDownload } from '../../icons/download.tsx';
import { seasons, type Season } from '../../styles/index.ts';
import { brandOf, buildBrand, draftErrors, files, firstDraft, type BrandDraft } from './brand-draft.ts';
import { BrandForm } from './brand-form.tsx';
import { Preview } from './preview.tsx';
import { Report } from './report.tsx';
import styles from './theme-builder.module.css';

const noSeason = 'none';
type SeasonChoice = Season | typeof noSeason;
const seasonChoices: readonly SeasonChoice[] = [noSeason, ...seasons];

function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Builds a brand from its colors, fonts, corners and logo, shows it, and offers its files. */
export function ThemeBuilder() {
  const [draft, setDraft] = useState<BrandDraft>(firstDraft);
  const [season, setSeason] = useState<SeasonChoice>(noSeason);
  // The last draft without errors stays in the preview while a color is being typed.
  const [valid, setValid] = useState<BrandDraft>(firstDraft);
  const change = (part: Partial<BrandDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (Object.keys(draftErrors(next)).length === 0) setValid(next);
  };
  const shown = useDeferredValue(valid);
  const brand = useMemo(() => brandOf(shown), [shown]);
  const result = useMemo(() => buildBrand(brand), [brand]);
  const canDownload = result.faults.length === 0 && valid === draft;
  return (
    <div className={styles.builder}>
      <style>{result.css}</style>
      <Stack as="section" gap={5}>
        <Heading level={2} size="lg">
          Your brand
        </Heading>
        <BrandForm draft={draft} onChange={change} />
        <Report result={result} />
        <Stack gap={2}>
          {files(brand, result.css).map(({ name, type, text }) => (
            <Button
              disabled={!canDownload}
              key={name}
              onClick={() => download(name, type, text())}
              variant="secondary"
            >
              <IconDownload />
              {name}
            </Button>
          ))}
        </Stack>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2} size="lg">
          Preview
        </Heading>
        <Field label="Season">
          <NativeSelect
            onChange={(event) => {
              const { value } = event.currentTarget;
              setSeason(seasonChoices.find((name) => name === value) ?? noSeason);
            }}
            options={seasonChoices.map((name) => ({ value: name, label: name }))}
            value={season}
          />
        </Field>
        <Preview brand={brand.name} season={season} />
      </Stack>
    </div>
  );
}
