import { Banner, Button, Field, Link, SearchField, Stack, Text } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import {
  DEFAULT_MILES,
  distanceText,
  findParishesNear,
  isZip,
  nextMassesOf,
  parishesPath,
  parishPath,
  type Near,
} from '../parishes/index.ts';
import { massPath } from '../mass/index.ts';

const FEW = 3;
/** The longest distance in miles. */
const FARTHEST = 50;

type Parish = Schemas['Parish'];

interface Found {
  readonly near: Near;
  readonly parishes: readonly Parish[];
  readonly at: Date;
}

interface ParishMassesProps {
  readonly parish: Parish;
  readonly next: ReturnType<typeof nextMassesOf>;
}

/** The nearest parishes. Of those at the same distance, those with the earliest Mass. */
function nearestMasses(i18n: I18n, { parishes, at }: Found): readonly ParishMassesProps[] {
  return parishes
    .map((parish) => ({ parish, next: nextMassesOf(i18n, parish.parish, at) }))
    .toSorted((one, other) => {
      const farther = (one.parish.distance ?? 0) - (other.parish.distance ?? 0);
      if (farther !== 0) return farther;
      if (one.next === null || other.next === null)
        return Number(one.next === null) - Number(other.next === null);
      return one.next.startsAt.localeCompare(other.next.startsAt, 'en');
    })
    .slice(0, FEW);
}

function ParishMasses({ parish, next }: ParishMassesProps) {
  const { i18n } = useLingui();
  const { distance } = parish;
  const { town, state, zip } = parish.parish;
  const lang = parish.language === languageTag(i18n.locale) ? undefined : parish.language;
  return (
    <Stack as="li" gap={0}>
      <Link href={parishPath(parish._id)} lang={lang} standalone>
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
        {[`${town}, ${state} ${zip}`, ...(distance === undefined ? [] : [distanceText(i18n, distance)])].join(
          ' · ',
        )}
      </Text>
    </Stack>
  );
}

interface ResultProps {
  found: Found;
  onWiden: () => void;
}

function Result({ found, onWiden }: ResultProps) {
  const { i18n } = useLingui();
  const { near } = found;
  const { zip, distance } = near;
  if (found.parishes.length === 0) {
    return (
      <Stack align="start" gap={2}>
        <Text tone="muted">
          {i18n._('We do not know a parish within {miles} miles of {zip} yet.', { miles: distance, zip })}
        </Text>
        {distance === FARTHEST ? null : (
          <Button onClick={onWiden} size="sm" variant="secondary">
            {i18n._('Search within {miles} miles', { miles: FARTHEST })}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      <Text weight="semibold">{i18n._('The next Masses near {zip}', { zip })}</Text>
      <Stack as="ul" gap={3} role="list">
        {nearestMasses(i18n, found).map(({ parish, next }) => (
          <ParishMasses key={parish._id} next={next} parish={parish} />
        ))}
      </Stack>
      <Link href={massPath(near)} standalone>
        {i18n._('Find a Mass near {zip}', { zip })}
      </Link>
      <Link href={parishesPath('', near)} standalone>
        {i18n._('See all parishes near {zip}', { zip })}
      </Link>
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
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => () => search.current?.abort(), []);

  const find = async (text: string, distance = DEFAULT_MILES) => {
    const sought = text.trim();
    search.current?.abort();
    setFailure(null);
    setSoughtZip(null);
    setInvalid(sought !== '' && !isZip(sought));
    if (!isZip(sought)) {
      setFound(null);
      return;
    }
    const begun = new AbortController();
    search.current = begun;
    setSoughtZip(sought);
    try {
      const near = { zip: sought, distance };
      const parishes = await findParishesNear(api, near, begun.signal);
      if (!begun.signal.aborted) setFound({ near, parishes, at: new Date() });
    } catch (error) {
      if (!begun.signal.aborted) {
        setFound(null);
        setFailure(error);
      }
    }
    if (!begun.signal.aborted) setSoughtZip(null);
  };

  const widen = () => {
    if (found === null) return;
    // The pressed button is about to disappear.
    result.current?.focus();
    void find(found.near.zip, FARTHEST);
  };

  const zipError = errorsByField(failure)['zip'];

  return (
    <Stack gap={4}>
      <Field
        error={isInvalid ? i18n._('Please enter a ZIP code of five digits.') : zipError}
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
      {failure === null || zipError !== undefined ? null : (
        <Banner role="alert" tone="danger">
          {errorText(i18n, failure, i18n._('The parishes could not be loaded'))}
        </Banner>
      )}
      <div ref={result} role="status" tabIndex={-1}>
        {found === null ? null : <Result found={found} onWiden={widen} />}
      </div>
    </Stack>
  );
}
