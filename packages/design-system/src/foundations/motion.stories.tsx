import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import styles from './foundations.module.css';

const durations = [
  ['fast', 'Immediate feedback: a press, a hover.'],
  ['normal', 'Content that opens in place: a menu, a fold.'],
  ['slow', 'Content that covers the page: a dialog, a sheet.'],
] as const;

const easings = [
  ['standard', 'Movement from one place to another.'],
  ['enter', 'Content that appears.'],
  ['exit', 'Content that disappears.'],
] as const;

function Track({ name, text, style }: { name: string; text: string; style: CSSProperties }) {
  return (
    <Stack gap={1}>
      <Text weight="semibold">{name}</Text>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <div className={styles.track} style={style}>
        <span className={styles.traveller} />
      </div>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;

/**
 * Motion explains where something came from. It is never decoration. The squares move back and forth with each
 * token, eight times slower than in use. With reduced motion every duration is 0, so nothing moves.
 */
export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={7}>
      <Stack as="section" gap={4}>
        <Heading level={2} size="lg">
          Durations
        </Heading>
        {durations.map(([name, text]) => (
          <Track
            key={name}
            name={`--ds-duration-${name}`}
            style={Object.fromEntries([['--ds-specimen', `var(--ds-duration-${name})`]])}
            text={text}
          />
        ))}
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2} size="lg">
          Easings
        </Heading>
        {easings.map(([name, text]) => (
          <Track
            key={name}
            name={`--ds-easing-${name}`}
            style={{
              ...Object.fromEntries([['--ds-specimen', 'var(--ds-duration-slow)']]),
              animationTimingFunction: `var(--ds-easing-${name})`,
            }}
            text={text}
          />
        ))}
      </Stack>
    </Stack>
  ),
};
