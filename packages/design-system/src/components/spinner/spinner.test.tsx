import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { messages as spanish } from '../../i18n/es/index.ts';
import { Spinner } from './spinner.tsx';

describeConformance('Spinner', <Spinner label="Loading the feed" />, {
  component: 'spinner',
  asChild: false,
  portal: false,
});

describe('Spinner', () => {
  it('announces its label', async () => {
    const screen = await mount(<Spinner label="Loading the feed" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the feed');
  });

  it("announces loading in the page's language without a label", async () => {
    const screen = await mount(<Spinner />, { locale: 'es', messages: spanish });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando');
  });

  it('announces nothing if decorative', async () => {
    const screen = await mount(<Spinner decorative label="Loading" />);
    expect(screen.container.querySelector('[role="status"]')).toBeNull();
    expect(screen.container.textContent).toBe('');
  });

  it('does not move with reduced motion', async () => {
    const screen = await mount(<Spinner />);
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
  });
});
