import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../banner/banner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { canvas: 'bare' },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Stack gap={4}>
      <Container size="sm">
        <Banner>sm: as wide as a form</Banner>
      </Container>
      <Container size="md">
        <Banner>md: as wide as one reads</Banner>
      </Container>
      <Container size="lg">
        <Banner>lg: as wide as a page</Banner>
      </Container>
    </Stack>
  ),
};
