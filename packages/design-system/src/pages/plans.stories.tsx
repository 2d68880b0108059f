import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../components/container/container.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { fn } from 'storybook/test';
import { PlanCard } from '../patterns/plan-card/plan-card.tsx';
import { PlanGrid } from '../patterns/plan-card/plan-grid.tsx';
import { isAPage } from './expectations.ts';
import { memberPage } from './frames.tsx';

const meta = {
  title: 'Pages/Plans',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

/** What one may pay for, and what one need not. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    memberPage(
      <Container>
        <Stack gap={6} style={{ paddingBlock: 'var(--ds-space-7)' }}>
          <Stack gap={2}>
            <Heading level={1}>Plans</Heading>
            <Text measure size="lg" tone="muted">
              The square is open to all. Who trades a lot helps to keep it swept.
            </Text>
          </Stack>
          <PlanGrid>
            <PlanCard
              benefits={['The community feed and the chat', 'Three listings at a time']}
              current
              description="To look around, and to be found by friends."
              name="Free"
              price={0}
            />
            <PlanCard
              benefits={['Everything in Free', 'Twelve listings at a time', 'Alerts for saved searches']}
              description="For those who trade now and then."
              highlight
              name="Disciple"
              onSelect={fn()}
              price={4.99}
            />
            <PlanCard
              benefits={[
                'Everything in Disciple',
                'As many listings as you like',
                'A share goes to the poor',
              ]}
              description="For parishes, workshops and those who give a hand."
              name="Apostle"
              onSelect={fn()}
              price={12}
            />
          </PlanGrid>
        </Stack>
      </Container>,
    ),
  play: isAPage,
};
