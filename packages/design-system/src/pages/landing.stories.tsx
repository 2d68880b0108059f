import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Container } from '../components/container/container.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { Separator } from '../components/separator/separator.tsx';
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

const takePart = (title: string) => (
  <ButtonLink aria-label={`Take part: ${title}`} href="#take-part" size="sm" variant="secondary">
    Take part
  </ButtonLink>
);

const band = {
  paddingBlock: 'var(--ds-space-8)',
  borderBlock: 'var(--ds-border-width-hairline) solid var(--ds-color-border)',
  backgroundColor: 'var(--ds-color-surface)',
};

/** The landing page for first-time visitors. */
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
          </Stack>
        </Container>
        <section aria-labelledby="this-week" style={band}>
          <Container>
            <Stack gap={6}>
              <Stack align="baseline" direction="row" gap={4} justify="between" wrap>
                <Heading id="this-week" level={2}>
                  This week
                </Heading>
                <Link href="#events" standalone>
                  All events
                </Link>
              </Stack>
              <EventList
                items={[
                  {
                    id: '1',
                    title: 'Rosary for peace',
                    date: 'Every Friday',
                    time: '7:00 PM',
                    href: '#rosary',
                  },
                  {
                    id: '2',
                    title: 'Vespers with the choir of Saint Casimir',
                    date: 'Saturday, March 21',
                    time: '6:00 PM – 7:00 PM',
                    href: '#vespers',
                    action: takePart('Vespers with the choir of Saint Casimir'),
                  },
                  {
                    id: '3',
                    title: 'Pilgrimage to Saint Augustine',
                    href: '#pilgrimage',
                    action: takePart('Pilgrimage to Saint Augustine'),
                  },
                ]}
                undatedLabel="Date to be announced"
              />
            </Stack>
          </Container>
        </section>
        <Container>
          <Stack gap={8} style={{ paddingBlock: 'var(--ds-space-8)' }}>
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
            <Stack as="section" gap={6}>
              <Heading level={2}>What members say</Heading>
              <Grid columns="thirds" gap={6}>
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
                <Testimonial
                  location="Oakland, California"
                  name="Irena Kowalska"
                  quote="At eighty-one I did not expect to be taught the organ. He is nineteen, and patient."
                />
              </Grid>
            </Stack>
            <Stack align="center" as="section" gap={5} style={{ textAlign: 'center' }}>
              <Separator style={{ inlineSize: 'min(20rem, 100%)' }} variant="ornament" />
              <Heading level={2} size="xl">
                The square is open
              </Heading>
              <Text measure size="lg" style={{ textWrap: 'balance' }} tone="muted">
                Nothing to pay, nothing to prove. Say who you are and which parish is yours, and walk in.
              </Text>
              <ButtonLink href="#register" size="lg">
                Create your account
              </ButtonLink>
            </Stack>
          </Stack>
        </Container>
      </>,
      login,
    ),
  play: isAPage,
};
