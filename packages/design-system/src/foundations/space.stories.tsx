import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { tokenNames } from '../styles/tokens.gen.ts';
import styles from './foundations.module.css';
import { specimen } from './specimen.ts';

const ofKind = (kind: string) => tokenNames.filter((name) => name.startsWith(`--ds-${kind}-`));

const meta = {
  title: 'Foundations/Space, elevation, radius',
  render: () => (
    <Stack gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={2} size="md">
          Space
        </Heading>
        {ofKind('space').map((name) => (
          <Stack gap={1} key={name}>
            <Text size="sm">{name}</Text>
            <div className={styles.bar} style={specimen(`var(${name})`)} />
          </Stack>
        ))}
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2} size="md">
          Elevation
        </Heading>
        <Grid columns="sm" gap={6}>
          {ofKind('shadow').map((name) => (
            <Stack gap={2} key={name}>
              <div className={styles.leaf} style={specimen(`var(${name})`)} />
              <Text size="sm">{name}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2} size="md">
          Radius
        </Heading>
        <Grid columns="sm" gap={6}>
          {ofKind('radius').map((name) => (
            <Stack gap={2} key={name}>
              <div className={styles.corner} style={specimen(`var(${name})`)} />
              <Text size="sm">{name}</Text>
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Stack>
  ),
} satisfies Meta;

export default meta;

export const Space: StoryObj<typeof meta> = {};
