import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { QuoteRotator } from './quote-rotator.tsx';

const meta = {
  title: 'Patterns/Landing/QuoteRotator',
  component: QuoteRotator,
  args: {
    label: 'Words of the saints',
    pauseLabel: 'Pause the quotations',
    playLabel: 'Play the quotations',
    quotes: [
      { id: 'augustine', author: 'Saint Augustine', text: 'Our heart is restless until it rests in you.' },
      {
        id: 'teresa',
        author: 'Saint Teresa of Ávila',
        text: 'Let nothing disturb you, let nothing frighten you. All things pass; God does not change.',
        secondText: 'Patience gains all things. Who has God lacks nothing; God alone suffices.',
      },
      { id: 'philip', author: 'Saint Philip Neri', text: 'Cheerfulness strengthens the heart.' },
    ],
  },
} satisfies Meta<typeof QuoteRotator>;

export default meta;
type Story = StoryObj<typeof meta>;

const visible = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-part="slide"]:not([aria-hidden])')].map(
    (slide) => slide.querySelector('figcaption')?.textContent,
  );

export const StillWhereMotionIsUnwelcome: Story = {
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Words of the saints' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(carousel).toHaveAttribute('data-state', 'still');
    await expect(visible(canvasElement)).toEqual(['Saint Augustine']);
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toHaveAttribute(
      'aria-roledescription',
      'slide',
    );
    await expect(canvas.getByRole('button', { name: 'Play the quotations' })).toBeVisible();
  },
};

export const Turning: Story = {
  tags: ['direction'],
  args: { interval: 150 },
  render: (args) => (
    <Stack gap={8}>
      <QuoteRotator {...args} />
      <Button>Elsewhere</Button>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('region', { name: 'Words of the saints' });
    const slides = carousel.querySelector('[data-part="slides"]');
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    const height = carousel.getBoundingClientRect().height;
    canvas.getByRole('button', { name: 'Play the quotations' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(slides).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(visible(canvasElement)).toEqual(['Saint Teresa of Ávila']));
    await expect(carousel.getBoundingClientRect().height).toBe(height);
    elsewhere.focus();
    await waitFor(() => expect(visible(canvasElement)).toEqual(['Saint Philip Neri']));

    // After the reader has started the rotation with the button, it continues even with the focus or the
    // pointer inside.
    canvas.getByRole('button', { name: 'Pause the quotations' }).focus();
    await userEvent.hover(carousel);
    await waitFor(() => expect(visible(canvasElement)).toEqual(['Saint Augustine']));
    await waitFor(() => expect(visible(canvasElement)).toEqual(['Saint Philip Neri']));
    await expect(carousel).toHaveAttribute('data-state', 'turning');

    // The rotation pauses while the tab is hidden.
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(carousel).toHaveAttribute('data-state', 'still'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(carousel).toHaveAttribute('data-state', 'turning'));

    await userEvent.click(canvas.getByRole('button', { name: 'Pause the quotations' }));
    elsewhere.focus();
    await userEvent.unhover(carousel);
    await expect(carousel).toHaveAttribute('data-state', 'still');
    await expect(canvas.getByRole('button', { name: 'Play the quotations' })).toBeVisible();
  },
};

export const OneAlone: Story = {
  args: { quotes: [{ id: 'benedict', author: 'Saint Benedict', text: 'Ora et labora.', lang: 'la' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWords: Story = {
  args: { quotes: [{ id: 'long', author: unbrokenWord, text: unbrokenWord }] },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <QuoteRotator {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Words of the saints' });
    await expect(carousel.scrollWidth).toBeLessThanOrEqual(carousel.clientWidth);
  },
};

export const Spanish: Story = { globals: { locale: 'es' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ByHand: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expect(visible(canvasElement)).toEqual(['Saint Teresa of Ávila']);
    const back = canvas.getByRole('button', { name: 'Previous slide' });
    await userEvent.click(back);
    await userEvent.click(back);
    await expect(visible(canvasElement)).toEqual(['Saint Philip Neri']);
    await expect(back).toHaveFocus();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <QuoteRotator {...args} />
      <QuoteRotator
        {...args}
        label="In two parts"
        quotes={[...args.quotes.slice(1, 2), ...args.quotes.slice(0, 1)]}
      />
      <QuoteRotator
        {...args}
        label="One alone"
        quotes={[{ id: 'benedict', author: 'Saint Benedict', text: 'Ora et labora.', lang: 'la' }]}
      />
    </Stack>
  ),
};
