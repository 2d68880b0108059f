import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ErrorScreen, type ErrorScreenProps } from './error-screen.tsx';

const sample: ErrorScreenProps = {
  title: 'Algo salió mal',
  detailLabel: 'Error details',
  detail: 'TypeError: posts.map is not a function',
  hint: 'Reload the page.',
  reloadLabel: 'Reload',
  onReload: () => undefined,
};

describeConformance('ErrorScreen', <ErrorScreen {...sample} />, {
  component: 'error-screen',
  asChild: false,
  portal: false,
});

const open = async (props: Partial<ErrorScreenProps> = {}) => {
  const screen = await mount(<ErrorScreen {...sample} {...props} />);
  return {
    screen,
    heading: screen.getByRole('heading', { level: 1, name: 'Algo salió mal' }),
    button: (name: string) => screen.getByRole('button', { name }),
  };
};

describe('the keyboard of the disclosure pattern', () => {
  it.each(['{Enter}', ' '])('%s expands and collapses the detail, and the focus stays', async (key) => {
    const { screen, button } = await open();
    await expect.element(button('Error details')).toHaveAttribute('aria-expanded', 'false');
    button('Error details').element().focus();
    await userEvent.keyboard(key);
    await expect.element(button('Error details')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByText(sample.detail)).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(button('Error details')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button('Error details')).toHaveFocus();
  });

  it('focuses the title, and Tab moves to the reload button first', async () => {
    const onReload = vi.fn<() => void>();
    const { heading, button } = await open({ onReload });
    await expect.element(heading).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Reload')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onReload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect.element(button('Error details')).toHaveFocus();
  });
});

it("shows the site's logo, or Parvis' mark if there is none", async () => {
  const { screen } = await open({
    logo: <img alt="Saint Brigid" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />,
  });
  await expect.element(screen.getByRole('img', { name: 'Saint Brigid' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Parvis' }).elements()).toHaveLength(0);
  await screen.rerender(<ErrorScreen {...sample} />);
  await expect.element(screen.getByRole('img', { name: 'Parvis' })).toBeVisible();
});

it('sets the language of its title if it differs from the rest', async () => {
  const { heading, screen } = await open({ lang: 'en', titleLang: 'es' });
  await expect.element(heading).toHaveAttribute('lang', 'es');
  await expect.element(screen.getByRole('main')).toHaveAttribute('lang', 'en');
});
