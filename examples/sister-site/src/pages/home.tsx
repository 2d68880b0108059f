import { ButtonLink } from '@parvis/design-system/button-link';
import { Container } from '@parvis/design-system/container';
import { FeatureList } from '@parvis/design-system/feature-list';
import { Heading } from '@parvis/design-system/heading';
import { HeroSection } from '@parvis/design-system/hero-section';
import { IconBook, IconChurch, IconUsers } from '@parvis/design-system/icons';
import { QuoteRotator } from '@parvis/design-system/quote-rotator';
import { Stack } from '@parvis/design-system/stack';
import { Text } from '@parvis/design-system/text';
import { parish, quotes } from '../parish.ts';
import styles from '../site.module.css';

export function Home() {
  return (
    <>
      <HeroSection text={parish.description} title="A harbour for every soul">
        <Stack align="start" gap={4}>
          <span className={styles.season}>Ordinary Time</span>
          <Heading level={2}>Come this Sunday</Heading>
          <Text>Mass is at 8:00 and 10:30 in the morning, and at 6:00 in the evening in Spanish.</Text>
          <ButtonLink href="/mass-times/">All Mass times</ButtonLink>
        </Stack>
      </HeroSection>
      <Container className={styles.page} size="lg">
        <Stack gap={7}>
          <FeatureList
            items={[
              {
                icon: <IconChurch />,
                title: 'The sacraments',
                text: 'Baptism, marriage, anointing: call the office, at any hour for the dying.',
              },
              {
                icon: <IconBook />,
                title: 'Faith formation',
                text: 'Children on Sundays after Mass, grown-ups on Wednesday nights with coffee.',
              },
              {
                icon: <IconUsers />,
                title: 'The pantry',
                text: 'Open on Fridays to whoever comes. Bring a bag, or a tin, or both.',
              },
            ]}
          />
          <QuoteRotator label="Words of the saints" pauseLabel="Pause" playLabel="Play" quotes={quotes} />
        </Stack>
      </Container>
    </>
  );
}
