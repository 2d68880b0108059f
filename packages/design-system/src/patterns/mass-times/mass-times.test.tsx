import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { MassTimes, type MassTimesProps } from './mass-times.tsx';
import { now, sample } from './samples.ts';
import { daysFrom } from './service-days.ts';

const props: MassTimesProps = { data: sample, now };

describeConformance('MassTimes', (given) => <MassTimes {...props} {...given} />, {
  component: 'mass-times',
  asChild: false,
  portal: false,
});

describe('the week', () => {
  it('begins with the local day, and has the next Mass in the time zone of the parish', async () => {
    await mount(<MassTimes {...props} />);
    const days = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('Sunday, December 6');
    const next = document.querySelector('[data-part="next"]')?.textContent ?? '';
    expect(next.replaceAll(/\s/gu, ' ')).toBe('Next Mass Sunday, December 6, 12:00 PM');
    await expect.element(page.getByText('Mass · Spanish')).toBeVisible();
    await expect.element(page.getByText('Immaculate Conception')).toBeVisible();
  });

  it('begins with another day where it is already tomorrow', () => {
    const tokyo = { ...sample, parish: { ...sample.parish, timeZone: 'Asia/Tokyo' } };
    expect(daysFrom(tokyo, new Date(now))[0]?.date).toBe('2026-12-07');
  });
});

describe('without data', () => {
  it('says that it is loading', async () => {
    await mount(<MassTimes now={now} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  });

  it('shows the error with a retry button', async () => {
    const retry = vi.fn<() => void>();
    await mount(<MassTimes error="Not loaded" now={now} onRetry={retry} />);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says that there are no services', async () => {
    const data = { parish: { ...sample.parish, exceptions: [] }, upcoming: [] };
    await mount(<MassTimes data={data} now={now} />);
    await expect.element(page.getByText('No services are listed.')).toBeVisible();
  });
});
