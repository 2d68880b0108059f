import { useLingui } from '@lingui/react';
import {
  ButtonLink,
  Container,
  FeatureList,
  Grid,
  Heading,
  HeroSection,
  IconMessage,
  IconStore,
  IconUsers,
  QuoteRotator,
  Stack,
  Testimonial,
} from '@parvis/design-system';
import { useWholeTitle } from '../../router/use-title.ts';
import { SignInForm } from '../sign-in/index.ts';
import { FeaturedResources } from './featured-resources.tsx';
import { LookAround } from './look-around.tsx';
import { ProductPicture } from './product-picture.tsx';
import { saintQuotes, testimonials } from './sample-content.ts';
import { UpcomingEvents } from './upcoming-events.tsx';

export function LandingScreen() {
  const { i18n } = useLingui();
  useWholeTitle(i18n._('Parvis: a community and marketplace for Catholics'));
  return (
    <>
      <HeroSection
        title={i18n._('Meet on the square in front of the cathedral')}
        text={i18n._(
          'Parvis is where Catholics talk, pray and trade with one another: your parish, your friends, and people who share your faith.',
        )}
        action={
          <ButtonLink href="/signup" size="lg">
            {i18n._('Join free')}
          </ButtonLink>
        }
        cardLink={i18n._('Log in')}
        picture={<ProductPicture />}
      >
        <Stack gap={4}>
          <Heading level={2} size="md">
            {i18n._('Log In to Your Account')}
          </Heading>
          <SignInForm />
        </Stack>
      </HeroSection>
      <Container page size="lg">
        <Stack gap={8}>
          <LookAround />
          <QuoteRotator
            label={i18n._('Sayings of the saints')}
            quotes={saintQuotes(i18n)}
            pauseLabel={i18n._('Pause the quotes')}
            playLabel={i18n._('Play the quotes')}
          />
          <Stack as="section" gap={5}>
            <Heading level={2}>{i18n._('What you will find here')}</Heading>
            <FeatureList
              items={[
                {
                  icon: <IconUsers />,
                  title: i18n._('A community of faith'),
                  text: i18n._(
                    'Share what moves you, ask for prayers, and hear from people near you and far away.',
                  ),
                },
                {
                  icon: <IconStore />,
                  title: i18n._('A marketplace among friends'),
                  text: i18n._(
                    'Books, religious art, or the car of a fellow parishioner: offered by people you can meet.',
                  ),
                },
                {
                  icon: <IconMessage />,
                  title: i18n._('Conversations that stay private'),
                  text: i18n._('Write to your friends one to one. Nobody else sees it.'),
                },
              ]}
            />
          </Stack>
          <Stack as="section" gap={5}>
            <Heading level={2}>{i18n._('Featured resources')}</Heading>
            <FeaturedResources />
          </Stack>
          <Stack as="section" gap={5}>
            <Heading level={2}>{i18n._('What members say')}</Heading>
            <Grid columns="thirds">
              {testimonials(i18n).map(({ id, ...testimonial }) => (
                <Testimonial key={id} {...testimonial} />
              ))}
            </Grid>
          </Stack>
          <Stack as="section" gap={5}>
            <Heading level={2}>{i18n._('Upcoming online events')}</Heading>
            <UpcomingEvents />
          </Stack>
        </Stack>
      </Container>
    </>
  );
}
