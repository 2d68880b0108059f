import {
  Badge,
  Card,
  Container,
  Heading,
  IconCalendar,
  IconClock,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import type { FeaturedResource, Testimonial, UpcomingEvent } from './sample-content.ts';

export function ResourceCard({
  resource: { title, type, author, imageUrl },
}: {
  resource: FeaturedResource;
}) {
  return (
    <Card as="li" padding="none">
      <img src={imageUrl} alt="" width={480} height={300} loading="lazy" />
      <Container size="md">
        <Stack gap={2} align="start">
          <Badge>{type}</Badge>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {author}
          </Text>
        </Stack>
      </Container>
    </Card>
  );
}

export function TestimonialCard({ testimonial: { quote, name, location } }: { testimonial: Testimonial }) {
  return (
    <Card padding="lg">
      <figure>
        <Stack gap={3}>
          <Text as="blockquote" size="lg" serif>
            {quote}
          </Text>
          <Text as="figcaption" size="sm" tone="muted">
            {name}, {location}
          </Text>
        </Stack>
      </figure>
    </Card>
  );
}

export function EventCard({ event: { title, date, time } }: { event: UpcomingEvent }) {
  return (
    <Card as="li" padding="lg">
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Stack direction="row" gap={2} align="center">
          <IconCalendar />
          <Text>{typeof date === 'string' ? date : <Time value={date} format="date" />}</Text>
        </Stack>
        <Stack direction="row" gap={2} align="center">
          <IconClock />
          <Text>{time}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}
