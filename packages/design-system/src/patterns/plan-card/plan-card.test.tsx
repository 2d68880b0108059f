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
  it.each(['{Enter}', ' '])('is chosen with %s, and reports the choice', async (key) => {
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

  it('can be paid again by the member who has it', async () => {
    const select = vi.fn<() => void>();
    const plan = { benefits: [], description: '', name: 'Apostle', price: 12 };
    const screen = await mount(<PlanCard {...plan} current onSelect={select} />);
    await expect.element(screen.getByText('Your plan')).toBeVisible();
    await screen.getByRole('button', { name: 'Pay for another month' }).click();
    expect(select).toHaveBeenCalledOnce();
    await screen.rerender(<PlanCard {...plan} current />);
    expect(document.querySelector('button')).toBeNull();
  });
});

describe('PlanGrid', () => {
  it('shows loading, then the error, and retries', async () => {
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
