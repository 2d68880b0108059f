import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount, within } from '../../../test/mount.tsx';
import { messages as spanish } from '../../i18n/es/index.ts';
import { Time } from './time.tsx';

describeConformance('Time', <Time format="date" value="2026-04-05T23:30:00Z" />, {
  component: 'time',
  asChild: false,
  portal: false,
});

describeConformance('Time, relative to now', <Time value={new Date(Date.now() - 300_000)} />, {
  component: 'time',
  asChild: false,
  portal: false,
});

describe('a relative time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 3, 5, 12), toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('updates with the time, using one timer for the whole page', async () => {
    const screen = await mount(
      <>
        <Time value="2026-04-05T11:55:30Z" />
        <Time value="2026-04-05T11:59:30Z" />
      </>,
    );
    await expect.element(screen.getByText('4 mins ago')).toBeVisible();
    await expect.element(screen.getByText('a few seconds ago')).toBeVisible();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(60_000);
    await expect.element(screen.getByText('5 mins ago')).toBeVisible();
    await expect.element(screen.getByText('1 min ago')).toBeVisible();
  });

  it("uses the site's strings, with the full date in the title", async () => {
    const screen = await mount(<Time value="2026-04-05T10:00:00Z" />, { locale: 'es', messages: spanish });
    await expect
      .element(screen.getByText('hace 2 horas'))
      .toHaveAttribute('title', expect.stringContaining('5 de abril de 2026'));
  });
});

it('uses the 12-hour clock for messages, in the text and in the full date', async () => {
  const afternoon = new Date(2020, 4, 20, 15, 5);
  const screen = await mount(<Time format="message" value={afternoon} />, {
    locale: 'es',
    messages: spanish,
  });
  await expect
    .element(screen.getByText(/3:05\sp\.\sm\.$/u))
    .toHaveAttribute('title', expect.stringMatching(/3:05\sp\.\sm\.$/u));
});

it("is a date in UTC on a server, which does not know the reader's time zone", () => {
  const html = renderToString(within(<Time value="2026-04-05T23:30:00Z" />));
  expect(html).toContain('April 5, 2026');
  expect(html).not.toContain('title=');
});

it.each(['', 'someday', new Date(Number.NaN)])('shows nothing for no date (%o)', async (value) => {
  const screen = await mount(<Time value={value} />);
  expect(screen.container.querySelector('time')).toBeNull();
});
