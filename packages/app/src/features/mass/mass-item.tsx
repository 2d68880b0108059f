import { Badge, Heading, Link, Stack, Text } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { distanceText, parishPath } from '../parishes/index.ts';
import { languageOf } from '../publications/index.ts';
import { clockText, languageName } from './mass-words.ts';

/** One Mass: its time and language, the parish, and the confession before. */
export function MassItem({ mass }: { mass: Schemas['Mass'] }) {
  const { i18n } = useLingui();
  const { parish, startsAt, time, language, note, confession, exception } = mass;
  const lang = languageOf(i18n, parish);
  return (
    <Stack as="article" gap={1}>
      <Stack align="center" direction="row" gap={3} wrap>
        <Text as="span" size="lg" weight="semibold">
          <time dateTime={startsAt}>{clockText(i18n, time)}</time>
        </Text>
        <Badge>{languageName(i18n, language)}</Badge>
        {note === '' ? null : (
          <Text as="span" lang={lang}>
            {note}
          </Text>
        )}
      </Stack>
      <Heading lang={lang} level={3} size="sm">
        <Link href={parishPath(parish._id)} standalone>
          {parish.title}
        </Link>
      </Heading>
      <Text size="sm" tone="muted">
        {`${parish.town}, ${parish.state} · ${distanceText(i18n, parish.distance)}`}
      </Text>
      {confession === null ? null : (
        <Text size="sm">{i18n._('Confession at {time}', { time: clockText(i18n, confession) })}</Text>
      )}
      {exception === '' ? null : (
        <Text lang={lang} size="sm" weight="semibold">
          {exception}
        </Text>
      )}
    </Stack>
  );
}
