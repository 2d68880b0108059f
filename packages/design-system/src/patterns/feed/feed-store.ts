import { shouldKeepMounted } from '../../utilities/keep-mounted.ts';
import type { WindowedItem } from '../../utilities/windowed-item.ts';

// The estimated height until some posts are measured: a post with a few lines and half a picture.
const firstEstimate = 400;

/** The feed's state about its posts, both mounted and unmounted. */
export class FeedStore {
  readonly #heights = new Map<string, number>();
  readonly #items = new Map<string, WindowedItem>();
  readonly #holds = new Map<string, number>();
  readonly #elements = new Map<string, Element>();
  readonly #keys = new WeakMap<Element, string>();
  #observer: ResizeObserver | null = null;
  #onResize = () => {};
  #measured = 0;
  #sum = 0;

  /** A post that was never mounted keeps its first estimate, because a changed estimate would move the page. */
  heightOf(key: string): number {
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const estimate = this.#measured === 0 ? firstEstimate : Math.round(this.#sum / this.#measured);
    this.#heights.set(key, estimate);
    return estimate;
  }

  #measure(entry: ResizeObserverEntry): boolean {
    const key = this.#keys.get(entry.target);
    const height = entry.borderBoxSize[0]?.blockSize ?? 0;
    // A hidden post has no height. Its last height is kept.
    if (key === undefined || height === 0) return false;
    const before = this.#heights.get(key);
    this.#heights.set(key, height);
    this.#measured += 1;
    this.#sum += height;
    return before === undefined || Math.abs(before - height) >= 1;
  }

  /** Calls `onResize` when the height of a mounted post changes. Returns a function that stops listening. */
  listen(onResize: () => void): () => void {
    this.#onResize = onResize;
    return () => {
      this.#onResize = () => {};
    };
  }

  itemOf(key: string): WindowedItem {
    const known = this.#items.get(key);
    if (known !== undefined) return known;
    const item = {
      state: new Map<string, unknown>(),
      keepMounted: () => {
        this.#holds.set(key, (this.#holds.get(key) ?? 0) + 1);
        return () => {
          this.#holds.set(key, (this.#holds.get(key) ?? 0) - 1);
        };
      },
    };
    this.#items.set(key, item);
    return item;
  }

  /** Registers the element of a mounted post. Returns a function that unregisters it. */
  add(key: string, element: Element): () => void {
    this.#observer ??= new ResizeObserver((entries) => {
      // Uses `filter` instead of `some`, because every entry must be measured.
      if (entries.filter((entry) => this.#measure(entry)).length > 0) this.#onResize();
    });
    this.#keys.set(element, key);
    this.#elements.set(key, element);
    this.#observer.observe(element, { box: 'border-box' });
    return () => {
      this.#observer?.unobserve(element);
      this.#elements.delete(key);
    };
  }

  elementOf(key: string): Element | undefined {
    return this.#elements.get(key);
  }

  /** The mounted posts that would lose state if they were unmounted. */
  kept(): ReadonlySet<string> {
    const kept = [...this.#elements].filter(
      ([key, element]) => (this.#holds.get(key) ?? 0) > 0 || shouldKeepMounted(element),
    );
    return new Set(kept.map(([key]) => key));
  }
}
