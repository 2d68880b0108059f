import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Collapsible } from '../components/collapsible/collapsible.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../components/dialog/dialog.tsx';
import { ProgressBar } from '../components/progress-bar/progress-bar.tsx';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { Spinner } from '../components/spinner/spinner.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { useToast } from '../components/toast/toast-context.ts';
import { QuoteRotator } from '../patterns/quote-rotator/quote-rotator.tsx';

function AnimatedComponents() {
  const toast = useToast();
  return (
    <Stack gap={5}>
      <Spinner label="Loading" />
      <Skeleton height="4rem" shape="block" />
      <Skeleton />
      <ProgressBar label="Upload" value={null} />
      <Button loading>Save</Button>
      <Collapsible summary="More">Hidden until now</Collapsible>
      <QuoteRotator
        label="Quotations"
        pauseLabel="Pause"
        playLabel="Play"
        quotes={[
          { id: '1', author: 'Saint Augustine', text: 'Our heart is restless until it rests in you.' },
          { id: '2', author: 'Saint Teresa of Ávila', text: 'Let nothing disturb you.' },
        ]}
      />
      <Button onClick={() => toast.show({ tone: 'success', title: 'Saved', message: 'The post is saved.' })}>
        Show a toast
      </Button>
      <DialogRoot>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="A dialog">It stands still.</DialogContent>
      </DialogRoot>
    </Stack>
  );
}

const meta = {
  title: 'Stress/Reduced motion',
  parameters: { picture: 'page' },
  render: () => <AnimatedComponents />,
} satisfies Meta;

export default meta;

// All test browsers use reduced motion, so nothing moves there. Without reduced motion, this story shows the
// animations.
const moving = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
    ? document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120))
    : [];

/** With reduced motion nothing is animated: spinners, opening layers and carousels stay still. */
export const NothingMoves: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(moving()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(moving()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await screen.findByText('The post is saved.');
    await expect(moving()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await expect(moving()).toEqual([]);
  },
};
