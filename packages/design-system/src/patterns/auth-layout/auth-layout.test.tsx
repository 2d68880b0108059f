import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { AuthLayout, type AuthLayoutProps } from './auth-layout.tsx';

const sample: AuthLayoutProps = {
  banner: {
    title: 'Welcome Back!',
    text: 'Your parish is where you left it.',
    quote: { text: 'Nada te turbe.', author: 'Santa Teresa', lang: 'es' },
  },
  children: (
    <form>
      <label>
        Email <input type="email" />
      </label>
      <button type="submit">Log In</button>
    </form>
  ),
};

describeConformance('AuthLayout', (props) => <AuthLayout {...sample} {...props} />, {
  component: 'auth-layout',
  asChild: false,
  portal: false,
});

const boxOf = (part: string) => {
  const element = document.querySelector(`[data-part="${part}"]`);
  if (element === null) throw new Error(`There is no ${part}.`);
  return element.getBoundingClientRect();
};

const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(size.width, size.height));

describe('the two halves', () => {
  it('are next to each other if there is space, and fill the window', async () => {
    await mount(<AuthLayout {...sample} underHeader={false} />);
    expect(boxOf('banner').right).toBeCloseTo(boxOf('form').left, 0);
    expect(boxOf('banner').height).toBe(800);
  });

  it('leave space for the header', async () => {
    await mount(<AuthLayout {...sample} />);
    expect(boxOf('banner').height).toBeLessThan(800);
    expect(boxOf('banner').height).toBeGreaterThan(600);
  });

  it('are in a column on a phone, without the quotation', async () => {
    await page.viewport(375, 800);
    const screen = await mount(<AuthLayout {...sample} />);
    expect(boxOf('banner').bottom).toBeCloseTo(boxOf('form').top, 0);
    await expect.element(screen.getByText('Welcome Back!')).toBeVisible();
    await expect.element(screen.getByText('Nada te turbe.')).not.toBeVisible();
  });
});

it('sets the language of the quotation', async () => {
  const screen = await mount(<AuthLayout {...sample} />);
  await expect.element(screen.getByRole('figure')).toHaveAttribute('lang', 'es');
  await expect.element(screen.getByRole('blockquote')).toHaveTextContent('Nada te turbe.');
});

it('Tab moves directly into the form', async () => {
  const screen = await mount(<AuthLayout {...sample} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Log In' })).toHaveFocus();
});
