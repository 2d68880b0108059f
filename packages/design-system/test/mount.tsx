import { StrictMode, type ReactNode } from 'react';
import { render, type RenderResult } from 'vitest-browser-react/pure';
import { DesignSystemProvider, type DesignSystemProviderProps } from '../src/provider/provider.tsx';

type MountOptions = Partial<Omit<DesignSystemProviderProps, 'children'>>;

/** Wraps a component in the provider with the settings of a test. */
export const within = (children: ReactNode, options: MountOptions = {}) => (
  <StrictMode>
    <DesignSystemProvider locale="en" {...options}>
      {children}
    </DesignSystemProvider>
  </StrictMode>
);

/** Renders within the provider and in strict mode. `rerender` takes the element without the provider. */
export async function mount(ui: ReactNode, options: MountOptions = {}): Promise<RenderResult> {
  const page = document.documentElement;
  page.lang = options.locale ?? 'en';
  page.dir = options.dir ?? 'ltr';
  const screen = await render(within(ui, options));
  return { ...screen, rerender: (next) => screen.rerender(within(next, options)) };
}
