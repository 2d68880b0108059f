import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { splashMarkup, splashScript, splashStyles } from './splash-html.ts';

const texts = { productName: 'Parvis', loadingLabel: 'Loading…' };

/** A minimal fake browser for the script, with a clock that the test advances. */
function page({ shown = false, storage = true, still = false } = {}) {
  const kept = new Map<string, string>(shown ? [['splash', 'shown']] : []);
  const listeners = new Map<string, (event: { key: string }) => void>();
  const state = { percentage: '0%', share: 0, now: [] as number[], isThere: true, fades: false };
  const content = { inert: false };
  let tick: (() => void) | null = null;
  let last: { run: () => void; delay: number } | null = null;
  const bars = [0, 1].map((index) => ({
    setAttribute: (_name: string, value: number) => {
      state.now[index] = value;
    },
  }));
  const splash = {
    remove: () => {
      state.isThere = false;
    },
    querySelector: () => ({
      set textContent(text: string) {
        state.percentage = text;
      },
    }),
    querySelectorAll: () => bars,
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    setAttribute: () => {
      state.fades = true;
    },
    style: {
      setProperty: (_name: string, value: number) => {
        state.share = value;
      },
    },
  };
  const context = createContext({
    document: {
      getElementById: (id: string) => (id === 'app' ? content : splash),
      addEventListener: (type: string, listener: (event: { key: string }) => void) =>
        listeners.set(type, listener),
      removeEventListener: (type: string) => listeners.delete(type),
    },
    sessionStorage: {
      getItem: (key: string) => {
        if (!storage) throw new Error('No storage.');
        return kept.get(key) ?? null;
      },
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    matchMedia: () => ({ matches: still }),
    setInterval: (run: () => void, delay: number) => {
      expect(delay).toBe(150);
      tick = run;
      return 1;
    },
    clearInterval: () => {
      tick = null;
    },
    setTimeout: (run: () => void, delay: number) => {
      last = { run, delay };
    },
  });
  runInContext(splashScript, context);
  return {
    state,
    content,
    kept,
    listeners,
    advance: (steps: number) => {
      for (let step = 0; step < steps; step += 1) tick?.();
    },
    isRunning: () => tick !== null,
    settle: () => {
      last?.run();
      return last?.delay;
    },
  };
}

describe('splashMarkup', () => {
  it('has two named bars, and no style attribute that a strict policy would block', () => {
    const markup = splashMarkup(texts);
    expect(markup.match(/role="progressbar" aria-label="Loading…"/g)).toHaveLength(2);
    expect(markup).not.toMatch(/\sstyle=/);
  });

  it('shows names as text, even if they contain HTML', () => {
    const markup = splashMarkup({ productName: `<b>"O'Hara" & Sons</b>`, loadingLabel: '"><script>' });
    expect(markup).toContain('&lt;b&gt;&quot;O&#39;Hara&quot; &amp; Sons&lt;/b&gt;');
    expect(markup).not.toContain('<script>');
  });

  it('is safe inside a style and a script element', () => {
    expect(splashScript).not.toMatch(/<\/script/i);
    expect(splashStyles).not.toMatch(/<\/style/i);
  });
});

describe('splashScript', () => {
  it('counts by five every 150 ms up to a hundred on both bars, and then closes', () => {
    const { state, advance, isRunning, settle } = page();
    advance(1);
    expect(state).toMatchObject({ percentage: '5%', share: 0.05, now: [5, 5] });
    advance(19);
    expect(state).toMatchObject({ percentage: '100%', share: 1, now: [100, 100], fades: false });
    advance(1);
    expect(isRunning()).toBe(false);
    expect(state).toMatchObject({ fades: true, isThere: true });
    expect(settle()).toBe(300);
    expect(state.isThere).toBe(false);
  });

  it('runs once in the session of a tab', () => {
    expect(page().kept.get('splash')).toBe('shown');
    const again = page({ shown: true });
    expect(again.state.isThere).toBe(false);
    expect(again.isRunning()).toBe(false);
  });

  it('makes the page inert until it closes, even by Escape, and does not if it was already shown', () => {
    const counted = page();
    counted.advance(20);
    expect(counted.content.inert).toBe(true);
    counted.advance(1);
    expect(counted.content.inert).toBe(false);
    const dismissed = page();
    dismissed.listeners.get('keydown')?.({ key: 'Escape' });
    expect(dismissed.content.inert).toBe(false);
    expect(page({ shown: true }).content.inert).toBe(false);
  });

  it('runs if the browser cannot store anything', () => {
    expect(page({ storage: false }).isRunning()).toBe(true);
  });

  it('closes on Escape and on no other key', () => {
    const { listeners, isRunning, settle, state } = page();
    listeners.get('keydown')?.({ key: 'a' });
    expect(isRunning()).toBe(true);
    listeners.get('keydown')?.({ key: 'Escape' });
    expect(isRunning()).toBe(false);
    expect(listeners.has('keydown')).toBe(false);
    settle();
    expect(state.isThere).toBe(false);
  });

  it('closes on a tap, immediately with reduced motion', () => {
    const { listeners, settle } = page({ still: true });
    listeners.get('click')?.({ key: '' });
    expect(settle()).toBe(0);
  });
});
