import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Container } from '../components/container/container.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { fn } from 'storybook/test';
import { ListingCard } from '../patterns/listing-card/listing-card.tsx';
import { ListingGrid } from '../patterns/listing-card/listing-grid.tsx';
import { offers } from '../patterns/market-samples.ts';
import { ToggleButton } from '../components/toggle-button/toggle-button.tsx';
import { isAPage } from './expectations.ts';
import { memberPage } from './frames.tsx';

const meta = {
  title: 'Pages/Marketplace',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

function Market() {
  const [list, setList] = useState(false);
  return (
    <Container>
      <Stack gap={5} style={{ paddingBlock: 'var(--ds-space-6)' }}>
        <Stack align="center" direction="row" gap={4} justify="between" wrap>
          <Heading level={1}>Marketplace</Heading>
          <ToggleButton onPressedChange={setList} pressed={list}>
            As a list
          </ToggleButton>
        </Stack>
        <ListingGrid headingLevel={2} onLoadMore={fn()} view={list ? 'list' : 'grid'}>
          {offers.map(({ id, ...offer }) => (
            <ListingCard {...offer} headingLevel={2} href={`#${id}`} key={id} onSavedChange={fn()} />
          ))}
        </ListingGrid>
      </Stack>
    </Container>
  );
}

/** Things that want a new home. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () => memberPage(<Market />),
  play: isAPage,
};
