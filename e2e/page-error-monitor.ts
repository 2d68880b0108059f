import type { ConsoleMessage, Page } from '@playwright/test';
import { expect } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
    movedElements: string[];
  }
}

/** Fails a test if a page logs errors or warnings, requests other origins, or throws. */
export class PageErrorMonitor {
  readonly #origin: string;
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #pages = new Set<Page>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async watch(page: Page): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages.add(page);
    page.on('console', (message) => this.#collect(message));
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(this.#origin))
        this.#complaints.push(`another origin: ${url}`);
    });
    await page.addInitScript(() => {
      interface LayoutShift extends PerformanceEntry {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }
      window.layoutShift = 0;
      window.movedElements = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          if (entry.hadRecentInput) continue;
          window.layoutShift += entry.value;
          window.movedElements.push(
            ...entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? ''),
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** Declares an error that the test causes, because the browser logs every failed request. */
  expectRefusal(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  #collect(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Playwright logs this message when it blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // The browser allows three seconds after the load event. On a slow machine the app needs longer. So the test of every
    // route waits until each style is used.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return;
    this.#complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  }

  assertQuiet(): void {
    const unexpected = this.#complaints.filter(
      (text) => !this.#expected.some((pattern) => pattern.test(text)),
    );
    expect(unexpected).toEqual([]);
  }
}
