import { cloneElement, type CSSProperties, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Effect } from './effect.tsx';
import { mount, within } from './mount.tsx';

const timeout = 5000;

type RefFunction = (element: Element | null) => void;

/** The native props that every component passes on. */
export type NativeProps = {
  ref?: RefFunction;
  className?: string;
  style?: CSSProperties;
  'data-testid'?: string;
};

/** An element of the component, or a function that passes the native props to the right part. */
type Sample = ReactElement | ((props: NativeProps) => ReactElement);

type Conformance = {
  /** The component's `data-component` attribute. */
  component: string;
  /** Whether the component supports `asChild`. */
  asChild: boolean;
  /** Whether the component renders in a portal. If so, it is not rendered on a server. */
  portal: boolean;
  /**
   * A selector for the inner control, if the control gets the ref, the style and the attributes instead of the root.
   */
  control?: string;
};

const only = (parent: ParentNode, wanted: string): HTMLElement => {
  const found = parent.querySelectorAll<HTMLElement>(wanted);
  expect(found.length, `elements ${wanted}`).toBe(1);
  const [element] = found;
  if (element === undefined) throw new Error(`There is no ${wanted}.`);
  return element;
};

/** Tests the rules that all components share. */
export function describeConformance(name: string, sample: Sample, rules: Conformance): void {
  const { component, asChild, portal, control } = rules;
  const selector = `[data-component="${component}"]`;
  const given = (props: NativeProps) =>
    typeof sample === 'function' ? sample(props) : cloneElement(sample as ReactElement<NativeProps>, props);

  const rootElement = () => only(document, selector);
  const nativeElement = () => (control === undefined ? rootElement() : only(rootElement(), control));
  const classes = () => [...new Set([...rootElement().classList, ...nativeElement().classList])];

  describe(`${name}, as every component`, () => {
    const roots: Array<() => void> = [];
    afterEach(() => {
      for (const end of roots.splice(0)) end();
    });

    it('is there once, marked as what it is', async () => {
      await mount(given({}));
      expect(rootElement().isConnected).toBe(true);
    });

    it('gives its element to the ref, and takes it back at the end', async () => {
      const ref = vi.fn<RefFunction>();
      const screen = await mount(given({ ref }));
      expect(ref.mock.lastCall?.[0]).toBe(nativeElement());
      await screen.unmount();
      expect(ref.mock.lastCall?.[0]).toBeNull();
    });

    it('appends the class to its own', async () => {
      const screen = await mount(given({}));
      const own = classes();
      await screen.rerender(given({ className: 'of-the-site' }));
      expect(classes().toSorted()).toEqual([...own, 'of-the-site'].toSorted());
    });

    it('passes style and data attributes on', async () => {
      await mount(given({ style: { scrollMarginTop: '7px' }, 'data-testid': 'passed-on' }));
      const element = nativeElement();
      expect(element.dataset['testid']).toBe('passed-on');
      expect(element.style.scrollMarginTop).toBe('7px');
    });

    it('keeps its element and its ref when rendered anew', async () => {
      const ref = vi.fn<RefFunction>();
      const screen = await mount(given({ ref }));
      const element = nativeElement();
      const calls = ref.mock.calls.length;
      await screen.rerender(given({ ref, className: 'later' }));
      await screen.rerender(given({ ref }));
      expect(nativeElement()).toBe(element);
      expect(ref.mock.calls.length).toBe(calls);
    });

    it(
      portal
        ? 'is left out by a server, and comes in the browser'
        : 'comes from a server as it is in the browser',
      async () => {
        const hydrated = vi.fn<() => void>();
        const tree = within(
          <>
            {given({})}
            <Effect run={hydrated} />
          </>,
        );
        const container = document.body.appendChild(document.createElement('div'));
        container.innerHTML = renderToString(tree);
        expect(container.querySelectorAll(selector)).toHaveLength(portal ? 0 : 1);
        const sent = container.querySelector(selector);

        const mismatches: unknown[] = [];
        const root = hydrateRoot(container, tree, { onRecoverableError: (error) => mismatches.push(error) });
        roots.push(() => {
          root.unmount();
          container.remove();
        });
        await vi.waitFor(() => expect(hydrated).toHaveBeenCalled(), timeout);
        await vi.waitFor(() => expect(document.querySelectorAll(selector)).toHaveLength(1), timeout);
        expect(sent === null || sent === document.querySelector(selector)).toBe(true);
        expect(mismatches).toEqual([]);
      },
    );

    if (asChild) {
      it('gives its looks to its child, and adds no element', async () => {
        const ref = vi.fn<RefFunction>();
        const props = {
          ref,
          asChild: true,
          className: 'of-the-site',
          children: (
            <a className="of-the-child" href="#child">
              Child
            </a>
          ),
        };
        await mount(given(props));
        const element = rootElement();
        expect(element.tagName).toBe('A');
        expect(element).toHaveAttribute('href', '#child');
        expect([...element.classList]).toEqual(expect.arrayContaining(['of-the-site', 'of-the-child']));
        expect(ref.mock.lastCall?.[0]).toBe(element);
      });
    }
  });
}
