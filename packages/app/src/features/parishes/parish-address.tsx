import { Link, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { mapAddress } from '../events/index.ts';
import { distanceText } from './distance.ts';
import type { Parish } from './parishes.ts';

interface ParishAddressProps {
  details: Parish['parish'];
  /** The distance in miles from the place that the reader has chosen. */
  distance?: number | undefined;
}

/** The address of a parish, and the ways to reach it. Visitors get no telephone number and no email address. */
export function ParishAddress({ details, distance }: ParishAddressProps) {
  const { i18n } = useLingui();
  const { address, town, state, zip, phone, email, website } = details;
  const whole = `${address}, ${town}, ${state} ${zip}`;
  return (
    <Text as="div">
      <Stack align="start" gap={1}>
        <span>{whole}</span>
        {distance === undefined ? null : (
          <Text as="span" weight="semibold">
            {distanceText(i18n, distance)}
          </Text>
        )}
        <Stack direction="row" gap={4} wrap>
          <Link external href={mapAddress(whole)} standalone>
            {i18n._('Show on a map')}
          </Link>
          {website === '' ? null : (
            <Link external href={website} standalone>
              {i18n._('Website')}
            </Link>
          )}
          {phone === '' ? null : (
            <Link href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`} standalone>
              {phone}
            </Link>
          )}
          {email === '' ? null : (
            <Link href={`mailto:${email}`} standalone>
              {email}
            </Link>
          )}
        </Stack>
      </Stack>
    </Text>
  );
}
