import { Banner, Field, Link, SearchField, Stack, Text } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { findParishesNear, nextMassesOf } from '../parishes/index.ts';

const FEW = 3;

type Parish = Schemas['Parish'];

interface Found {
  readonly zip: string;
  readonly parishes: readonly Parish[];
  readonly at: Date;
}

const parishesPath = (search: string): string => `/parishes?${new URLSearchParams({ search }).toString()}`;

function ParishMasses({ parish, at }: { parish: Parish; at: Date }) {
  const { i18n } = useLingui();
  const next = nextMassesOf(i18n, parish.parish, at);
  const { town, state, zip } = parish.parish;
  const lang = parish.language === languageTag(i18n.locale) ? undefined : parish.language;
  return (
    <Stack as="li" gap={0}>
      <Link href={parishesPath(parish.title)} lang={lang} standalone>
        {parish.title}
      </Link>
      {next === null ? (
        <Text as="span" size="sm">
          {i18n._('We do not know the times yet.')}
        </Text>
      ) : (
        <Text as="span" size="sm">
          {i18n._('{day}: {times}', { day: next.day, times: next.times })}
        </Text>
      )}
      {(next?.exception ?? null) === null ? null : (
        <Text as="span" lang={lang} size="sm" weight="semibold">
          {next?.exception}
        </Text>
      )}
      <Text as="span" size="sm" tone="muted">
        {`${town}, ${state} ${zip}`}
      </Text>
    </Stack>
  );
}

function Result({ found: { zip, parishes, at } }: { found: Found }) {
  const { i18n } = useLingui();
  if (parishes.length === 0) {
    return (
      <Text tone="muted">
        {i18n._('We do not know a parish near {zip} yet. Try another ZIP code.', { zip })}
      </Text>
    );
  }
  return (
    <Stack gap={3}>
      <Text weight="semibold">{i18n._('The next Masses near {zip}', { zip })}</Text>
      <Stack as="ul" gap={3} role="list">
        {parishes.slice(0, FEW).map((parish) => (
          <ParishMasses at={at} key={parish._id} parish={parish} />
        ))}
      </Stack>
    </Stack>
  );
}

/** Finds the next Masses near a ZIP code. */
export function MassSearch() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [isInvalid, setInvalid] = useState(false);
  /** The ZIP code whose parishes are being read. */
  const [soughtZip, setSoughtZip] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const search = useRef<AbortController>(null);

  useEffect(() => () => search.current?.abort(), []);

  const find = async (text: string) => {
    const sought = text.trim();
    search.current?.abort();
    setFailure(null);
    setSoughtZip(null);
    const isWhole = /^\d{5}$/u.test(sought);
    setInvalid(sought !== '' && !isWhole);
    if (!isWhole) {
      setFound(null);
      return;
    }
    const begun = new AbortController();
    search.current = begun;
    setSoughtZip(sought);
    try {
      const parishes = await findParishesNear(api, sought, begun.signal);
      if (!begun.signal.aborted) setFound({ zip: sought, parishes, at: new Date() });
    } catch (error) {
      if (!begun.signal.aborted) setFailure(error);
    }
    if (!begun.signal.aborted) setSoughtZip(null);
  };

  return (
    <Stack gap={4}>
      <Field
        error={isInvalid ? i18n._('Please enter a ZIP code of five digits.') : undefined}
        label={i18n._('ZIP code')}
      >
        <SearchField
          autoComplete="postal-code"
          busy={soughtZip !== null}
          inputMode="numeric"
          maxLength={5}
          onSearch={(text) => void find(text)}
          submitLabel={i18n._('Find')}
        />
      </Field>
      {failure === null ? null : (
        <Banner role="alert" tone="danger">
          {errorText(i18n, failure, i18n._('The parishes could not be loaded'))}
        </Banner>
      )}
      <div role="status">{found === null ? null : <Result found={found} />}</div>
    </Stack>
  );
}
