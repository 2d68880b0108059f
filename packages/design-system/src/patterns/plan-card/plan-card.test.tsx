import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanGrid } from './plan-grid.tsx';

const sample = <PlanCard benefits={['Chat']} description="For all." name="Apostle" price={12} />;

describeConformance('PlanCard', sample, { component: 'plan-card', asChild: false, portal: false });
describeConformance('PlanGrid', <PlanGrid>{sample}</PlanGrid>, {
  component: 'plan-grid',
  asChild: false,
  portal: false,
});

describe('PlanCard', () => {
  it.each(['{Enter}', ' '])('is chosen by %s, and says which it is', async (key) => {
    const select = vi.fn<() => void>();
    const screen = await mount(
      <PlanCard benefits={[]} description="" name="Apostle" onSelect={select} price={12} />,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Select Plan' });
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription('Apostle');
    await userEvent.keyboard(key);
    expect(select).toHaveBeenCalledOnce();
    await expect.element(screen.getByText('No features available')).toBeVisible();
  });

  it('cannot be chosen again by who has it', async () => {
    const screen = await mount(
      <PlanCard benefits={[]} current description="" name="Apostle" onSelect={() => undefined} price={12} />,
    );
    await expect.element(screen.getByText('Your plan')).toBeVisible();
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('PlanGrid', () => {
  it('says what it loads, then what failed, and tries again', async () => {
    const retry = vi.fn<() => void>();
    const screen = await mount(<PlanGrid loading loadingLabel="Cargando planes…" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Cargando planes…');
    await screen.rerender(
      <PlanGrid error="Error al cargar los planes: x" onRetry={retry} retryLabel="Reintentar" />,
    );
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Error al cargar los planes: xReintentar');
    await screen.getByRole('button', { name: 'Reintentar' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});
