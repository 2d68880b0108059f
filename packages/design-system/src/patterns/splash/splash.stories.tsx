import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { splashMarkup, splashScript, splashStyles, type SplashTexts } from './splash-html.ts';

/** Inserts the strings into the page in the same way as the server. */
function Splash({
  seen = false,
  running = true,
  percentage = 0,
  ...texts
}: SplashTexts & { seen?: boolean; running?: boolean; percentage?: number }) {
  const host = useRef<HTMLDivElement>(null);
  const markup = splashMarkup(texts);
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    if (seen) sessionStorage.setItem('splash', 'shown');
    else sessionStorage.removeItem('splash');
    const style = document.createElement('style');
    style.textContent = splashStyles;
    element.innerHTML = markup;
    element.append(style);
    element.querySelector<HTMLElement>('.splash')?.style.setProperty('--splash', String(percentage / 100));
    const number = element.querySelector('.splash-percentage');
    if (number !== null) number.textContent = `${percentage}%`;
    if (running) {
      const script = document.createElement('script');
      script.textContent = splashScript;
      element.append(script);
    }
    return () => element.replaceChildren();
  }, [markup, percentage, running, seen]);
  return <div ref={host} />;
}

const meta = {
  title: 'Patterns/Screens/Splash',
  component: Splash,
  args: { productName: 'Parvis', loadingLabel: 'Loading…' },
  argTypes: {
    productName: { description: 'The name of the site, under its mark.' },
    loadingLabel: { description: 'The accessible name of the two bars.' },
    running: {
      description: 'Story only: runs the script, which counts and then removes the splash.',
    },
    seen: { description: 'Story only: marks the splash as already shown in this session.' },
    percentage: { description: 'Story only: the initial percentage of the bar.' },
  },
  parameters: {
    canvas: 'bare',
    picture: 'page',
    docs: { story: { inline: false, height: '36rem' } },
  },
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  args: { running: false },
  play: async () => {
    await expect(screen.getAllByRole('progressbar', { name: 'Loading…' })).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  args: { running: false },
  globals: { viewport: { value: 'narrow' } },
};

export const CountsAndGoes: Story = {
  play: async () => {
    const [bar] = await screen.findAllByRole('progressbar');
    await waitFor(() => expect(Number(bar?.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(10));
    await expect(Number(bar?.getAttribute('aria-valuenow')) % 5).toBe(0);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(sessionStorage.getItem('splash')).toBe('shown');
  },
};

export const GoesByEscape: Story = {
  play: async () => {
    await screen.findAllByRole('progressbar');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
};

export const GoesByATap: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Parvis'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
};

export const OnceInASession: Story = {
  args: { seen: true },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  },
};

export const AnotherSite: Story = {
  args: { productName: 'Santa Mónica & Compañía', running: false },
  play: async () => {
    await expect(await screen.findByText('Santa Mónica & Compañía')).toBeVisible();
  },
};

/** Two bars that fill from both sides as the progress increases. */
export const Overview: Story = {
  tags: ['composed'],
  args: { percentage: 65, running: false },
};
