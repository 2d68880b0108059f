import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { colorHex } from '../styles/tokens.gen.ts';
import styles from './foundations.module.css';
import { specimen } from './specimen.ts';

const groups = Map.groupBy(Object.keys(colorHex.light), (name) => /^[a-z]+/.exec(name)?.[0] ?? name);

function Swatch({ name }: { readonly name: string }) {
  return (
    <Stack gap={1}>
      <div className={styles.swatch} style={specimen(`var(--ds-color-${name})`)} />
      <Text size="sm">{name}</Text>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Colour',
  render: () => (
    <Stack gap={6}>
      {[...groups].map(([group, names]) => (
        <Stack as="section" gap={3} key={group}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Grid columns="sm" gap={4}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
} satisfies Meta;

export default meta;

/** The semantic colours. What each may stand upon is fixed in scripts/contrast-pairs.ts, and tested. */
export const Colors: StoryObj<typeof meta> = {};
