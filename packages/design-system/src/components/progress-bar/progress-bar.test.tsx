import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ProgressBar } from './progress-bar.tsx';

describeConformance('ProgressBar', <ProgressBar label="Uploading" value={62} />, {
  component: 'progress-bar',
  asChild: false,
  portal: false,
});

describe('ProgressBar', () => {
  it.each([
    [0, '0', '0%'],
    [62, '62', '62%'],
    [100, '100', '100%'],
    [140, '100', '100%'],
    [-5, '0', '0%'],
  ])('announces %i as %s of a hundred, and shows it as %s', async (value, now, text) => {
    const screen = await mount(<ProgressBar label="Uploading" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', now);
    await expect.element(bar).toHaveAttribute('aria-valuetext', text);
    await expect.element(bar).toHaveAttribute('aria-valuemin', '0');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '100');
  });

  it('has no value while the progress is unknown', async () => {
    const screen = await mount(<ProgressBar label="Preparing" value={null} />);
    const bar = screen.getByRole('progressbar', { name: 'Preparing' });
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await expect.element(bar).not.toHaveAttribute('aria-valuetext');
  });

  it('shows the label only visually, because it is the accessible name', async () => {
    const screen = await mount(<ProgressBar label="Uploading" showLabel value={50} />);
    const shown = screen.getByText('Uploading').element();
    expect(shown.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('formats the percentage for the language', async () => {
    const screen = await mount(<ProgressBar label="Envoi" value={50} />, { locale: 'fr' });
    expect(screen.getByRole('progressbar').element().getAttribute('aria-valuetext')).toMatch(/^50\s%$/);
  });
});
