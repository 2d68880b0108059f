import { useLingui } from '@lingui/react';
import {
  ButtonLink,
  DocumentLayout,
  FeatureList,
  Heading,
  IconComment,
  IconFlag,
  IconHeart,
  Stack,
  Text,
} from '@parvis/design-system';
import { useSignInState } from '../../router/guards.tsx';
import { useTitle } from '../../router/use-title.ts';
import type { AboutUsText } from './about-us-text.ts';

export function AboutUsDocument({ title, introduction, sections, pledgesHeading, pledges }: AboutUsText) {
  const { i18n } = useLingui();
  const isMember = useSignInState() === 'member';
  useTitle(title);
  return (
    <DocumentLayout
      header={
        <Stack as="header" gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text size="lg">{introduction}</Text>
        </Stack>
      }
    >
      {sections.map(({ heading, paragraphs }) => (
        <Stack as="section" key={heading} gap={4}>
          <Heading level={2} size="md">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
      <Stack as="section" gap={5}>
        <Heading level={2} size="md">
          {pledgesHeading}
        </Heading>
        <FeatureList
          items={[
            { icon: <IconComment />, ...pledges.feed },
            { icon: <IconHeart />, ...pledges.privacy },
            { icon: <IconFlag />, ...pledges.moderation },
          ]}
        />
      </Stack>
      <Stack direction="row" gap={4} wrap>
        <ButtonLink href={isMember ? '/community' : '/signup'}>
          {isMember ? i18n._('Go to the community') : i18n._('Join the community')}
        </ButtonLink>
        <ButtonLink href="/contact" variant="secondary">
          {i18n._('Contact Us')}
        </ButtonLink>
      </Stack>
    </DocumentLayout>
  );
}
