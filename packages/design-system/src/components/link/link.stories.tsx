import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DesignSystemContext, type LinkComponentProps } from '../../provider/design-system-context.ts';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Type/Link',
  component: Link,
  args: { href: '#parish', children: 'your parish' },
  render: (args) => (
    <Text>
      Ask at <Link {...args} /> for the times of Mass.
    </Text>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted' } };
export const Inherit: Story = { args: { tone: 'inherit' } };

export const External: Story = {
  args: { external: true, href: 'https://www.vatican.va/', children: 'the Holy See' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the Holy See (opens another site)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

export const ByTheRouter: Story = {
  decorators: [
    (Story) => (
      <DesignSystemContext
        value={{ locale: 'en', direction: 'ltr', messages: {}, linkComponent: RouterLink }}
      >
        <Story />
      </DesignSystemContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'your parish' })).toHaveAttribute('data-router');
  },
};
