import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Container } from '../components/container/container.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { IconBook } from '../icons/book.tsx';
import { IconStore } from '../icons/store.tsx';
import { IconUsers } from '../icons/users.tsx';
import { EventList } from '../patterns/event-list/event-list.tsx';
import { FeatureList } from '../patterns/feature-list/feature-list.tsx';
import { HeroSection } from '../patterns/hero-section/hero-section.tsx';
import { QuoteRotator } from '../patterns/quote-rotator/quote-rotator.tsx';
import { Testimonial } from '../patterns/testimonial/testimonial.tsx';
import { isAPage } from './expectations.ts';
import { publicPage } from './frames.tsx';

const meta = {
  title: 'Pages/Landing',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

const login = (
  <ButtonLink href="#log-in" size="sm" variant="secondary">
    Log in
  </ButtonLink>
);

/** The square before the church: what one sees who comes for the first time. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    publicPage(
      <>
        <HeroSection
          text="The square before the cathedral, open all week: news of your parish, friends in the faith, and things that want a new home."
          title="Where the faithful meet"
        >
          <Stack gap={4}>
            <Heading level={2} size="md">
              Come in
            </Heading>
            <Text>Joining is free, and takes two minutes.</Text>
            <ButtonLink fullWidth href="#register" size="lg">
              Join the community
            </ButtonLink>
          </Stack>
        </HeroSection>
        <Container>
          <Stack gap={8} style={{ paddingBlock: 'var(--ds-space-8)' }}>
            <FeatureList
              headingLevel={2}
              items={[
                {
                  icon: <IconUsers />,
                  title: 'Meet',
                  text: 'Find your parish, and people who pray as you do.',
                },
                {
                  icon: <IconStore />,
                  title: 'Exchange',
                  text: 'Give away, buy and sell among people you can trust.',
                },
                {
                  icon: <IconBook />,
                  title: 'Grow',
                  text: 'Readings, books and courses that others found good.',
                },
              ]}
            />
            <QuoteRotator
              label="Words of the saints"
              pauseLabel="Pause"
              playLabel="Play"
              quotes={[
                { id: '1', author: 'Saint Augustine', text: 'Our heart is restless until it rests in you.' },
                {
                  id: '2',
                  author: 'Saint Teresa of Ávila',
                  text: 'Let nothing disturb you, let nothing frighten you.',
                },
              ]}
            />
            <Grid columns="lg" gap={6} style={{ alignItems: 'start' }}>
              <Stack as="section" gap={4}>
                <Heading level={2}>This week</Heading>
                <EventList
                  items={[
                    { id: '1', title: 'Rosary for peace', date: 'Every Friday', time: '7:00 PM' },
                    { id: '2', title: 'Vespers with the choir', date: 'March 21', time: '6:00 PM' },
                    { id: '3', title: 'Pilgrimage to Saint Augustine' },
                  ]}
                  undatedLabel="Date to be announced"
                />
              </Stack>
              <Testimonial
                location="San Antonio, Texas"
                name="Lucía Ortega"
                quote="I came for a second-hand pram and found a godmother for our daughter."
              />
              <Testimonial
                location="Springfield, Illinois"
                name="Dominic Okafor"
                quote="Six of us now say the rosary on the bus to work. We met here, over a broken lamp."
              />
            </Grid>
          </Stack>
        </Container>
      </>,
      login,
    ),
  play: isAPage,
};
