import type { Meta, StoryObj } from '@storybook/react-vite';
import { Arcade } from './arcade.tsx';
import { Rose } from './rose.tsx';
import { Rule } from './rule.tsx';
import { Window } from './window.tsx';

const meta = {
  title: 'Foundations/Ornament',
  component: Rose,
  tags: ['!autodocs'],
} satisfies Meta<typeof Rose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawings: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '2rem', justifyItems: 'center' }}>
      <div style={{ display: 'flex', gap: '3rem', alignItems: 'start' }}>
        <div style={{ inlineSize: '20rem' }}>
          <Window />
        </div>
        <div style={{ inlineSize: '14rem' }}>
          <Rose />
        </div>
      </div>
      <div style={{ inlineSize: '100%' }}>
        <Arcade />
      </div>
      <div style={{ inlineSize: '20rem' }}>
        <Rule />
      </div>
    </div>
  ),
};
