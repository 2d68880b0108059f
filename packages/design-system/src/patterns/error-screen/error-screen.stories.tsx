import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'Patterns/Screens/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'Algo salió mal',
    detailLabel: 'Detalle del error',
    detail: 'TypeError: posts.map is not a function\n    at FeedList (feed-list.tsx:44:12)',
    hint: 'Recarga la página. Lo que escribiste se conserva.',
    reloadLabel: 'Recargar',
    onReload: fn(),
    lang: 'es',
  },
  parameters: { canvas: 'bare', docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Recargar' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const WithDetail: Story = {
  play: async ({ args, canvas }) => {
    const summary = canvas.getByRole('button', { name: 'Detalle del error' });
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(summary);
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/TypeError/)).toHaveTextContent(args.detail.split('\n')[0] ?? '');
  },
};

export const OnAPhone: Story = {
  args: { detail: 'x'.repeat(300) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalle del error' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TitleInAnotherLanguage: Story = {
  args: {
    titleLang: 'es',
    detailLabel: 'Error details',
    hint: 'Load the page again. What you wrote is kept.',
    reloadLabel: 'Reload',
    lang: 'en',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('main')).toHaveAttribute('lang', 'en');
  },
};

export const OfASisterSite: Story = {
  args: { logo: <Logo name="Saint Brigid" size="lg" />, title: 'Something went wrong', lang: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saint Brigid')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Parvis' })).toBeNull();
  },
};

export const WithAWayOut: Story = {
  args: {
    action: (
      <Button asChild variant="secondary">
        <a href="#start">Inicio</a>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Recargar' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { title: 'x'.repeat(60), hint: 'y'.repeat(300) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalle del error' }));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
    await userEvent.click(document.body);
  },
};
