import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Meter } from './meter.tsx';

describeConformance('Meter', <Meter label="Strength" max={4} value={3} valueText="Good" />, {
  component: 'meter',
  asChild: false,
  portal: false,
});

describe('the meter pattern', () => {
  it('has a name, bounds, a value and the value in words', async () => {
    const screen = await mount(<Meter label="Strength" max={4} value={3} valueText="Good" />);
    const meter = screen.getByRole('meter', { name: 'Strength' });
    for (const [attribute, value] of [
      ['aria-valuemin', '0'],
      ['aria-valuemax', '4'],
      ['aria-valuenow', '3'],
      ['aria-valuetext', 'Good'],
    ] as const)
      await expect.element(meter).toHaveAttribute(attribute, value);
  });

  it('is not a tab stop', async () => {
    const screen = await mount(
      <>
        <Meter label="Strength" max={4} value={3} valueText="Good" />
        <button type="button">On</button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'On' })).toHaveFocus();
  });
});

describe('Meter', () => {
  it.each([
    [-1, '0', 0],
    [2, '2', 2],
    [9, '4', 4],
  ])('keeps %i within its bounds', async (value, now, filled) => {
    const screen = await mount(<Meter label="Strength" max={4} value={value} valueText="Some" />);
    await expect.element(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
    const steps = [...screen.getByRole('meter').element().children];
    expect(steps).toHaveLength(4);
    const colors = steps.map((step) => getComputedStyle(step).backgroundColor);
    expect(colors.filter((color) => color !== colors.at(-1)).length).toBe(filled === 4 ? 0 : filled);
  });

  it('draws one bar if there are too many steps to count', async () => {
    const screen = await mount(<Meter label="Storage" max={500} value={250} valueText="Half" />);
    const [track] = screen.getByRole('meter').element().children;
    const bar = track?.firstElementChild;
    expect(track && bar && bar.clientWidth / track.clientWidth).toBeCloseTo(0.5, 1);
  });
});
