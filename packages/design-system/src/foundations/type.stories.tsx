import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../components/container/container.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Separator } from '../components/separator/separator.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';

const meta = {
  title: 'Foundations/Type',
  render: () => (
    <Container size="md">
      <Stack gap={5}>
        <Text tone="accent" weight="semibold">
          EB Garamond for what is proclaimed, Atkinson Hyperlegible Next for what is read
        </Text>
        <Heading level={1} size="display">
          I was glad when they said unto me
        </Heading>
        <Text measure size="xl">
          Our feet have been standing within thy gates, O Jerusalem: a city that is bound firmly together, to
          which the tribes go up.
        </Text>
        <Separator variant="ornament" />
        <Heading level={2} size="xl">
          The open square
        </Heading>
        <Text measure>
          Before the great doors lies the parvis. Here bread was sold and plays were given; here strangers
          asked the way and neighbours heard the news. What happens inside begins out here, among people who
          stop and greet each other.
        </Text>
        <Heading level={3} size="lg">
          Of bread and candles
        </Heading>
        <Text measure tone="muted">
          Secondary text keeps its size and gives up some of its ink: nobody has to come closer to read it.
          Figures such as 1234567890 stand in the lines of a table; in headings they have ascenders and
          descenders.
        </Text>
        <Text as="blockquote" measure serif size="xl">
          <em>“Pray for peace within your walls, prosperity in your palaces.”</em>
        </Text>
        <Heading level={4} size="md">
          ¿Dónde nos encontramos? Ángeles, peñas y vigüelas
        </Heading>
        <Heading level={4} size="sm">
          The smallest heading, for a card
        </Heading>
      </Stack>
    </Container>
  ),
} satisfies Meta;

export default meta;

export const Type: StoryObj<typeof meta> = {};
