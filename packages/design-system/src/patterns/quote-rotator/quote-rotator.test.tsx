import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { QuoteRotator, type QuoteRotatorProps } from './quote-rotator.tsx';

const sample: QuoteRotatorProps = {
  label: 'Words of the saints',
  pauseLabel: 'Pause',
  playLabel: 'Play',
  quotes: [
    { id: 'augustine', author: 'Saint Augustine', text: 'Take up and read.' },
    { id: 'benedict', author: 'Saint Benedict', text: 'Ora et labora.', lang: 'la' },
    { id: 'philip', author: 'Saint Philip Neri', text: 'Cheerfulness strengthens the heart.' },
  ],
};

describeConformance('QuoteRotator', <QuoteRotator {...sample} />, {
  component: 'quote-rotator',
  asChild: false,
  portal: false,
});

const open = async (props: Partial<QuoteRotatorProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
  const screen = await mount(
    <>
      <button type="button">Before</button>
      <QuoteRotator {...sample} {...props} />
      <button type="button">After</button>
    </>,
    { dir },
  );
  return {
    button: (name: string) => screen.getByRole('button', { name }),
    carousel: screen.getByRole('region', { name: 'Words of the saints' }),
    // Hidden slides are not in the accessibility tree, so this query does not find them.
    slide: (name: string) => screen.getByRole('group', { name }),
    slides: () => screen.container.querySelector('[data-part="slides"]'),
  };
};

describe('the keyboard of the carousel pattern', () => {
  it('Tab moves to the pause button first, then to Previous and Next, and then leaves', async () => {
    const { button } = await open();
    await userEvent.tab();
    for (const name of ['Play', 'Previous slide', 'Next slide', 'After']) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' '])(
    '%s on Next and Previous shows another quotation, wraps at the ends, and keeps the focus',
    async (key) => {
      const { button, slide } = await open();
      button('Next slide').element().focus();
      await userEvent.keyboard(key);
      await expect.element(slide('2 of 3')).toBeVisible();
      await userEvent.keyboard(`${key}${key}`);
      await expect.element(slide('1 of 3')).toBeVisible();
      await expect.element(button('Next slide')).toHaveFocus();
      button('Previous slide').element().focus();
      await userEvent.keyboard(key);
      await expect.element(slide('3 of 3')).toBeVisible();
      await expect.element(slide('1 of 3')).not.toBeInTheDocument();
    },
  );

  it.each(['{Enter}', ' '])('%s on Play and Pause starts and stops the rotation', async (key) => {
    const { button, carousel, slide, slides } = await open({ interval: 60 });
    button('Play').element().focus();
    await userEvent.keyboard(key);
    await expect.element(carousel).toHaveAttribute('data-state', 'turning');
    await expect.element(slide('2 of 3')).toBeVisible();
    await expect.element(button('Pause')).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
    expect(slides()).toHaveAttribute('aria-live', 'polite');
  });
});

const motionIsWelcome = () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion') ? real('not all') : real(query),
  );
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('QuoteRotator', () => {
  beforeEach(stopClock);

  it('pauses on hover and focus if it started automatically', async () => {
    motionIsWelcome();
    const { button, carousel } = await open({ interval: 5000 });
    await expect.element(carousel).toHaveAttribute('data-state', 'turning');
    button('Pause').element().focus();
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
    button('After').element().focus();
    await expect.element(carousel).toHaveAttribute('data-state', 'turning');
    await userEvent.hover(carousel);
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
    await userEvent.hover(button('After'));
    await expect.element(carousel).toHaveAttribute('data-state', 'turning');
  });

  it('rotates from Play until Pause, even on hover and focus', async () => {
    motionIsWelcome();
    const { button, carousel } = await open({ interval: 5000 });
    await button('Pause').click();
    await button('Play').click();
    await button('After').click();
    await userEvent.hover(carousel);
    button('Pause').element().focus();
    await passTime(100);
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(carousel).toHaveAttribute('data-state', 'turning');
    await button('Pause').click();
    await userEvent.hover(button('After'));
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
  });

  it('does not rotate with reduced motion until the reader presses Play', async () => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const { carousel, slide } = await open({ interval: 20 });
    await passTime(150);
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
    await expect.element(slide('1 of 3')).toBeVisible();
  });

  it('announces nothing while it rotates, and stops when the reader uses Previous or Next', async () => {
    const { button, carousel, slides } = await open({ interval: 5000 });
    await button('Play').click();
    expect(slides()).toHaveAttribute('aria-live', 'off');
    await button('Next slide').click();
    await expect.element(carousel).toHaveAttribute('data-state', 'still');
    await expect.element(button('Play')).toBeVisible();
    expect(slides()).toHaveAttribute('aria-live', 'polite');
  });

  it('has the same height with every quotation, so that nothing below moves', async () => {
    const long = { id: 'long', author: 'Saint Teresa', text: 'All things pass. '.repeat(30) };
    const { button, carousel } = await open({ quotes: [...sample.quotes, long] });
    const height = () => carousel.element().getBoundingClientRect().height;
    const before = height();
    await button('Previous slide').click();
    expect(height()).toBe(before);
  });

  it('has no buttons if there is only one quotation', async () => {
    const { button } = await open({ quotes: sample.quotes.slice(0, 1) });
    await expect.element(button('Play')).not.toBeInTheDocument();
    await expect.element(button('Next slide')).not.toBeInTheDocument();
  });
});
