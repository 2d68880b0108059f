import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { HeroSection, type HeroSectionProps } from './hero-section.tsx';

const sample: HeroSectionProps = {
  title: 'Where the faithful meet',
  text: 'News of your parish.',
  children: <button type="button">Log in</button>,
};

describeConformance('HeroSection', (props) => <HeroSection {...sample} {...props} />, {
  component: 'hero-section',
  asChild: false,
  portal: false,
});

const size = { width: window.innerWidth, height: window.innerHeight };
afterEach(() => page.viewport(size.width, size.height));

const card = () => document.querySelector('[data-part="card"]');
const ornament = () => document.querySelector('[data-part="ornament"]');

it('is the first heading of its page', async () => {
  const screen = await mount(<HeroSection {...sample} />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sample.title);
});

it('has a card only with children', async () => {
  const { children: _children, ...words } = sample;
  const screen = await mount(<HeroSection {...sample} />);
  expect(card()?.textContent).toBe('Log in');
  await screen.rerender(<HeroSection {...words} />);
  expect(card()).toBeNull();
});

it('leads from the texts to the card, where the card is below them', async () => {
  await page.viewport(375, 700);
  const action = <button type="button">Join free</button>;
  const screen = await mount(<HeroSection {...sample} action={action} cardLink="To the form" />);
  const link = screen.getByRole('link', { name: 'To the form' });
  expect(
    screen.getByRole('button', { name: 'Join free' }).element().getBoundingClientRect().bottom,
  ).toBeLessThan(card()?.getBoundingClientRect().top ?? 0);
  await link.click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  await page.viewport(1280, 800);
  await expect.element(link).not.toBeInTheDocument();
});

it('shows a picture of the product under the texts', async () => {
  await page.viewport(375, 800);
  const pixel = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const picture = <img alt="The feed" height={640} src={pixel} width={375} />;
  const screen = await mount(<HeroSection {...sample} picture={picture} />);
  const { top, bottom, width } = screen.getByRole('img').element().getBoundingClientRect();
  expect(top).toBeGreaterThan(screen.getByText(sample.text).element().getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(card()?.getBoundingClientRect().top ?? 0);
  expect(width).toBeLessThanOrEqual(256);
});

it('draws a window, or the given ornament, hidden from screen readers', async () => {
  const screen = await mount(<HeroSection {...sample} />);
  expect(ornament()?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await screen.rerender(<HeroSection {...sample} ornament={<i data-testid="own" />} />);
  expect(ornament()?.querySelector('svg')).toBeNull();
  expect(screen.getByTestId('own').elements()).toHaveLength(1);
});

it('shows the texts next to the card, and above it on a phone', async () => {
  await page.viewport(1280, 800);
  const screen = await mount(<HeroSection {...sample} />);
  const title = screen.getByRole('heading').element();
  expect(title.getBoundingClientRect().right).toBeLessThan(card()?.getBoundingClientRect().left ?? 0);
  await page.viewport(375, 800);
  expect(title.getBoundingClientRect().bottom).toBeLessThan(card()?.getBoundingClientRect().top ?? 0);
});

it("Tab moves to the card's content", async () => {
  const screen = await mount(<HeroSection {...sample} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});
