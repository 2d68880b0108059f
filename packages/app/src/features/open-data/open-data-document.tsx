import { DocumentLayout, Heading, Link, Prose, Stack, Text } from '@parvis/design-system';
import { useTitle } from '../../router/use-title.ts';
import type { OpenDataText } from './open-data-text.ts';

const example = [
  'parish_id,parish_name,day,time,kind,language,note,from,until,exception',
  '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d,St. Cecilia,sunday,09:30,mass,es,,,,',
  '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d,St. Cecilia,vigil,19:00,mass,,,,,',
  '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d,St. Cecilia,2026-12-25,,none,,,,,Closed',
];

function Fields({ heading, introduction, fields }: OpenDataText['parishes']) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="md">
        {heading}
      </Heading>
      <Text>{introduction}</Text>
      <Prose>
        <dl>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Prose>
    </Stack>
  );
}

/** Says which open data the site has, and what it means. */
export function OpenDataDocument(text: OpenDataText) {
  const { title, introduction, license, addresses, parishes, schedules, imports } = text;
  useTitle(title);
  const links = [
    { href: '/api/open-data/parishes.csv', label: addresses.parishes },
    { href: '/api/open-data/schedules.csv', label: addresses.schedules },
    { href: '/api/open-data/parishes', label: addresses.list },
  ];
  const ofParish = [
    { address: '/api/open-data/parishes/{id}', label: addresses.one },
    { address: '/api/open-data/parishes/{id}/calendar', label: addresses.calendar },
    { address: '/api/open-data/parishes/{id}/church', label: addresses.church },
  ];
  return (
    <DocumentLayout
      header={
        <Stack as="header" gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text size="lg">{introduction}</Text>
          <Text>
            {license} <Link href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>
          </Text>
        </Stack>
      }
    >
      <Stack as="section" gap={4}>
        <Heading level={2} size="md">
          {addresses.heading}
        </Heading>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          {ofParish.map(({ address, label }) => (
            <li key={address}>
              {label}: <code>{address}</code>
            </li>
          ))}
        </ul>
        <Text>{addresses.note}</Text>
      </Stack>
      <Fields {...parishes} />
      <Fields {...schedules} />
      <Stack as="section" gap={4}>
        <Heading level={2} size="md">
          {text.example.heading}
        </Heading>
        <Text>{text.example.introduction}</Text>
        <Prose>
          <ul>
            {example.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </Prose>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2} size="md">
          {imports.heading}
        </Heading>
        {imports.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </DocumentLayout>
  );
}
