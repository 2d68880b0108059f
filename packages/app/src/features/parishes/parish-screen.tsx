import {
  ArticleHeader,
  Container,
  IconChurch,
  InformationList,
  Link,
  Stack,
  Text,
} from '@parvis/design-system';
import { readMarkdown } from '@parvis/api-client/markdown';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useMember } from '../../app-context.tsx';
import { OptionalPart } from '../../failures/optional-part.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { ParishBulletins } from '../bulletins/index.ts';
import {
  Markdown,
  PublicationPicture,
  PublicData,
  ReadingPending,
  ReadingState,
  ShareButton,
  languageOf,
} from '../publications/index.ts';
import { FollowParish } from './follow-parish.tsx';
import { parishContent } from './lazy-parish-content.ts';
import { nextServices } from './next-services.ts';
import { ParishAddress } from './parish-address.tsx';
import { ParishCorrection } from './parish-correction.tsx';
import { ParishTimes } from './parish-times.tsx';
import type { Parish } from './parishes.ts';
import { languageName } from './service-times.ts';
import { useParishParts } from './use-parish-parts.ts';
import { useParishes } from './use-parishes.ts';

/** The languages of the services, without repetition. */
const languagesOf = ({ times, holyDayTimes = [] }: Parish['parish']): readonly string[] => [
  ...new Set([...times, ...holyDayTimes].flatMap(({ language }) => language ?? [])),
];

function NextServices({ parish, now }: { parish: Parish; now: number }) {
  const { i18n } = useLingui();
  const { schedule } = parish;
  if (schedule === undefined) return null;
  const lang = languageOf(i18n, parish);
  const terms = {
    mass: i18n._('Next Mass'),
    confession: i18n._('Next confession'),
    adoration: i18n._('Next adoration'),
  };
  const next = nextServices(i18n, schedule, now);
  if (next.length === 0) return null;
  return (
    <InformationList
      items={next.map(({ kind, when, notes }) => ({
        term: terms[kind],
        value: (
          <Stack gap={1}>
            <Text as="span" weight="semibold">
              {when}
            </Text>
            {notes.length === 0 ? null : (
              <Text as="span" lang={lang} tone="muted">
                {notes.join(' · ')}
              </Text>
            )}
          </Stack>
        ),
      }))}
      title={i18n._('Next services')}
    />
  );
}

function ParishPage({ parish, readAt }: { parish: Parish; readAt: number }) {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  const [openedAt] = useState(() => Date.now());
  // A stored answer can be old, so its services can be over.
  const now = Math.max(readAt, openedAt);
  const { title, summary, image, parish: details } = parish;
  const { patron = '', diocese, pastor } = details;
  const body = parish.body ?? '';
  const text = useMemo(() => readMarkdown(body), [body]);
  const lang = languageOf(i18n, parish);
  const languages = languagesOf(details);
  useTitle(title);

  return (
    <Container page size="md">
      <Stack as="article" gap={6}>
        <ArticleHeader
          back={
            <Link href="/parishes" standalone>
              {i18n._('All parishes')}
            </Link>
          }
          contentLang={lang}
          summary={summary}
          title={title}
        >
          <ParishAddress details={details} />
          <FollowParish id={parish._id} title={title} />
        </ArticleHeader>
        {image === null ? null : <PublicationPicture image={image} lang={lang} />}
        <NextServices now={now} parish={parish} />
        <ParishTimes details={details} headingLevel={2} lang={lang} readAt={now} />
        <InformationList
          items={[
            ...(patron === '' ? [] : [{ term: i18n._('Patron'), value: <span lang={lang}>{patron}</span> }]),
            { term: i18n._('Diocese'), value: <span lang={lang}>{diocese}</span> },
            ...(languages.length === 0
              ? []
              : [
                  {
                    term: i18n._('Languages'),
                    value: languages.map((language) => languageName(i18n, language)).join(', '),
                  },
                ]),
            ...(pastor === '' ? [] : [{ term: i18n._('Pastor'), value: pastor }]),
          ]}
          title={i18n._('About the parish')}
        />
        {isMember ? null : (
          <Text>
            <Link href="/signin">{i18n._('Log in to see the pastor and the phone number')}</Link>
          </Text>
        )}
        {body === '' ? null : <Markdown lang={lang} text={text} />}
        <OptionalPart retryKey={parish._id} retry={parishContent.retry}>
          <parishContent.Screen id={parish._id} />
        </OptionalPart>
        <ParishBulletins parishId={parish._id} />
        <Stack align="start">
          <ShareButton title={title} />
        </Stack>
        <ParishCorrection parish={parish} />
        <Text size="sm">
          <Link href={`/parish/claim/${parish._id}`}>{i18n._('Do you work for this parish?')}</Link>
        </Text>
      </Stack>
    </Container>
  );
}

function ParishById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useQuery(useParishes().parishQuery(id));
  const arePartsLoaded = useParishParts(id);
  return (
    <ReadingState
      back={{ href: '/parishes', label: i18n._('All parishes') }}
      failure={i18n._('The parish could not be loaded')}
      icon={<IconChurch size="lg" />}
      notFoundText={i18n._('This parish is no longer listed.')}
      query={query}
      title={i18n._('Parish')}
    >
      {(parish) =>
        arePartsLoaded ? <ParishPage parish={parish} readAt={query.dataUpdatedAt} /> : <ReadingPending />
      }
    </ReadingState>
  );
}

/** The parish whose id is in the URL, for members and visitors. */
export function ParishScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <ParishById id={id} key={id} />
    </PublicData>
  );
}
