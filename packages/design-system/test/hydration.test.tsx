import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Effect } from './effect.tsx';
import { within } from './mount.tsx';
import { storySamples } from './story-samples.ts';

describe('server-rendered markup hydrates unchanged', () => {
  // Stops the clock, because relative times such as "five minutes ago" would differ between the two renderings.
  beforeEach(() => {
    vi.setSystemTime(new Date());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const endings: Array<() => void> = [];
  afterEach(() => {
    for (const end of endings.splice(0)) end();
  });

  it.each([...storySamples])('%s', async (_, sample) => {
    const hydrated = vi.fn<() => void>();
    const tree = within(
      <>
        {sample}
        <Effect run={hydrated} />
      </>,
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const mismatches: unknown[] = [];
    const root = hydrateRoot(container, tree, { onRecoverableError: (error) => mismatches.push(error) });
    endings.push(() => {
      root.unmount();
      container.remove();
    });
    await vi.waitFor(() => expect(hydrated).toHaveBeenCalled(), { interval: 5, timeout: 5000 });
    expect(mismatches).toEqual([]);
  });
});
