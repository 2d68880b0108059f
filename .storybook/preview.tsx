// First, so that the order of the layers is known before any component's styles come.
import '../packages/design-system/src/styles/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { DesignSystemProvider } from '../packages/design-system/src/provider/provider.tsx';
import { languages } from './languages.ts';
import { modes, viewports } from './modes.ts';
import './preview.css';
import { modeUnderTest } from './tested-mode.ts';
import { theme } from './theme.ts';

const oneOf = <Value extends string>(value: unknown, first: Value, second: Value): Value =>
  value === second ? second : first;

// Set while rendering, not in an effect: the story's first paint and its tests already see the page as chosen.
const page: Decorator = (Story, { globals, parameters, tags, title, viewMode }) => {
  const scheme = oneOf(globals['colorScheme'], 'light', 'dark');
  const direction = oneOf(globals['direction'], 'ltr', 'rtl');
  const locale = String(globals['locale'] ?? 'en');
  const messages = languages.get(locale)?.messages;
  // A documentation page holds many stories: what one of them chooses must not turn the others round.
  const many = viewMode === 'docs';
  const usual = title.startsWith('Components/') && !many && !tags.includes('composed') ? 'narrow' : 'padded';
  const canvas = String(parameters['canvas'] ?? usual);
  // What brings no landmarks of its own stands in the one that it would stand in on a page.
  const Canvas = canvas === 'bare' || many ? 'div' : 'main';
  if (!many) {
    document.documentElement.dataset['colorScheme'] = scheme;
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }
  return (
    <DesignSystemProvider
      dir={direction}
      locale={locale}
      {...(messages === undefined ? {} : { messages })}
      {...(parameters['toasts'] === undefined ? {} : { toasts: parameters['toasts'] })}
    >
      <Canvas
        data-canvas={canvas}
        data-picture={String(parameters['picture'] ?? 'canvas')}
        {...(many ? { 'data-color-scheme': scheme, dir: direction, lang: locale } : {})}
      >
        <Story />
      </Canvas>
    </DesignSystemProvider>
  );
};

const mode = modeUnderTest();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [page],
  initialGlobals: {
    colorScheme: 'light',
    direction: 'ltr',
    locale: 'en',
    ...(mode === undefined ? {} : modes[mode].globals),
  },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: {
        dynamicTitle: true,
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        dynamicTitle: true,
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language of the built-in strings',
      toolbar: {
        dynamicTitle: true,
        icon: 'globe',
        items: [...languages].map(([value, { name }]) => ({ value, title: name })),
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // Storybook turns the first off, axe-core the second: both are asked here, so that WCAG 2.2 AA is whole.
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Patterns'] } },
  },
};

export default preview;
