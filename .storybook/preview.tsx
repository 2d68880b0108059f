// First, so that the order of the layers is known before any component's styles come.
import '../packages/design-system/src/styles/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { DesignSystemProvider } from '../packages/design-system/src/provider/provider.tsx';
import './preview.css';
import { theme } from './theme.ts';

const oneOf = <Value extends string>(value: unknown, first: Value, second: Value): Value =>
  value === second ? second : first;

// Set while rendering, not in an effect: the story's first paint and its tests already see the page as chosen.
const page: Decorator = (Story, { globals, parameters, title, viewMode }) => {
  const scheme = oneOf(globals['colorScheme'], 'light', 'dark');
  const direction = oneOf(globals['direction'], 'ltr', 'rtl');
  const locale = oneOf(globals['locale'], 'en', 'es');
  // A documentation page holds many stories: what one of them chooses must not turn the others round.
  const many = viewMode === 'docs';
  const canvas = title.startsWith('Components/') && !many ? 'narrow' : 'padded';
  if (!many) {
    document.documentElement.dataset['colorScheme'] = scheme;
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }
  return (
    <DesignSystemProvider
      dir={direction}
      locale={locale}
      {...(parameters['toasts'] === undefined ? {} : { toasts: parameters['toasts'] })}
    >
      <div
        data-canvas={String(parameters['canvas'] ?? canvas)}
        data-picture={String(parameters['picture'] ?? 'canvas')}
        {...(many ? { 'data-color-scheme': scheme, dir: direction, lang: locale } : {})}
      >
        <Story />
      </div>
    </DesignSystemProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [page],
  initialGlobals: {
    colorScheme: import.meta.env['VITE_COLOR_SCHEME'] ?? 'light',
    direction: 'ltr',
    locale: 'en',
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
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme },
    layout: 'fullscreen',
    viewport: {
      options: {
        narrow: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
        middle: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Desk, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Patterns'] } },
  },
};

export default preview;
