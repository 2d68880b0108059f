import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Container } from '../components/container/container.tsx';
import { Field } from '../components/field/field.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { PasswordInput } from '../components/password-input/password-input.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { Separator } from '../components/separator/separator.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { IconBook } from '../icons/book.tsx';
import { IconCalendar } from '../icons/calendar.tsx';
import { IconChurch } from '../icons/church.tsx';
import { IconStore } from '../icons/store.tsx';
import { IconUsers } from '../icons/users.tsx';
import { EventList } from '../patterns/event-list/event-list.tsx';
import { FeatureList } from '../patterns/feature-list/feature-list.tsx';
import { HeroSection } from '../patterns/hero-section/hero-section.tsx';
import { ListingReference } from '../patterns/listing-reference/listing-reference.tsx';
import { goods } from '../patterns/market-samples.ts';
import { QuoteRotator } from '../patterns/quote-rotator/quote-rotator.tsx';
import { SideCard } from '../patterns/side-card/side-card.tsx';
import { Testimonial } from '../patterns/testimonial/testimonial.tsx';
import { isAPage } from './expectations.ts';
import { publicPage } from './frames.tsx';

const meta = {
  title: 'Pages/Landing',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

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

function Note({ title, details, place }: Record<'title' | 'details' | 'place', string>) {
  return (
    <Stack as="li" gap={0}>
      <Link href="#note" standalone>
        {title}
      </Link>
      <Text as="span" size="sm">
        {details}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {place}
      </Text>
    </Stack>
  );
}

/** The landing page for first-time visitors. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    publicPage(
      <>
        <HeroSection
          text="The square before the cathedral, open all week: news of your parish, friends in the faith, and things that want a new home."
          action={
            <ButtonLink href="#register" size="lg">
              Join free
            </ButtonLink>
          }
          cardLink="Log in"
          title="Where the faithful meet"
        >
          <form>
            <Stack gap={4}>
              <Heading level={2} size="md">
                Log In to Your Account
              </Heading>
              <Field label="Email">
                <TextInput autoComplete="username" type="email" />
              </Field>
              <Field label="Password">
                <PasswordInput autoComplete="current-password" />
              </Field>
              <Button fullWidth size="lg" type="submit">
                Log in
              </Button>
            </Stack>
          </form>
        </HeroSection>
        <Container>
          <Stack gap={8} style={{ paddingBlock: 'var(--ds-space-8)' }}>
            <Stack as="section" gap={5}>
              <Heading level={2}>Look around first</Heading>
              <Grid columns="lg" gap={6}>
                <SideCard
                  action={
                    <Link href="#parishes" standalone>
                      See all parishes
                    </Link>
                  }
                  headingLevel={3}
                  icon={<IconChurch />}
                  title="Find Mass near you"
                >
                  <Stack gap={4}>
                    <Field label="ZIP code">
                      <SearchField defaultValue="62701" inputMode="numeric" submitLabel="Find" />
                    </Field>
                    <Stack as="ul" gap={3}>
                      <Note
                        details="Tomorrow: 10:00 AM · 6:00 PM (Spanish)"
                        place="Springfield, IL"
                        title="Saint Cecilia"
                      />
                      <Note details="Sunday, May 24: 9:00 AM" place="Decatur, IL" title="Holy Family" />
                    </Stack>
                  </Stack>
                </SideCard>
                <SideCard
                  action={
                    <Link href="#events" standalone>
                      See all events
                    </Link>
                  }
                  headingLevel={3}
                  icon={<IconCalendar />}
                  title="Go to an event"
                >
                  <Stack as="ul" gap={3}>
                    <Note
                      details="Friday, May 22, 2026"
                      place="7:00 PM – 8:30 PM (GMT-5)"
                      title="Rosary for peace"
                    />
                    <Note
                      details="Saturday, May 23, 2026"
                      place="6:00 PM – 7:00 PM (GMT-5)"
                      title="Vespers with the choir of Saint Casimir"
                    />
                  </Stack>
                </SideCard>
                <SideCard
                  action={
                    <Link href="#register" standalone>
                      Join free to ask or sell
                    </Link>
                  }
                  headingLevel={3}
                  icon={<IconStore />}
                  title="See what members sell"
                >
                  <Stack as="ul" gap={3}>
                    <li>
                      <ListingReference
                        href="#rosary"
                        photo={goods.rosary}
                        place="Springfield, IL"
                        price={18.5}
                        title="Rosary of olive wood"
                      />
                    </li>
                    <li>
                      <ListingReference
                        href="#candlestick"
                        photo={goods.candlestick}
                        place="Decatur, IL"
                        price={0}
                        title="Brass candlestick"
                      />
                    </li>
                  </Stack>
                </SideCard>
              </Grid>
            </Stack>
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
    ),
  play: isAPage,
};
