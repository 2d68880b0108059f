// Must come first: it declares the order of the layers before any component's styles load.
import '../packages/design-system/src/styles/index.css';
import '../packages/design-system/src/styles/brands/assisi.gen.css';
import '../packages/design-system/src/styles/brands/emmaus.gen.css';
import '../packages/design-system/src/styles/brands/stella-maris.gen.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DesignSystemProvider } from '../packages/design-system/src/provider/provider.tsx';
import { DocsContainer } from './docs-container.tsx';
import { languages } from '../packages/design-system/src/documentation/languages.ts';
import { chromaticModes, modes, viewports } from './modes.ts';
import './preview.css';
import { propertyRows } from './property-rows.ts';
import { ReferencePage } from './reference-page.tsx';
import { directionOf, setOnPage, settingsOf, themeAttributes } from './settings.ts';
import { modeUnderTest } from './tested-mode.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

// Allows for a slow machine. Only a failing story waits this long.
configure({ asyncUtilTimeout: 15_000 });

const page: Decorator = (Story, { globals, parameters, tags, title, viewMode }) => {
  const settings = settingsOf(globals);
  const direction = directionOf(settings);
  const messages = languages.get(settings.locale)?.messages;
  const language = { dir: direction, lang: settings.locale };
  // A documentation page holds many stories, so the settings of one story must not change the others.
  const many = viewMode === 'docs';
  const usual = title.startsWith('Components/') && !many && !tags.includes('composed') ? 'narrow' : 'padded';
  const canvas = String(parameters['canvas'] ?? usual);
  // A story without landmarks of its own is rendered in `main`, as it would be on a page.
  const Canvas = canvas === 'bare' || many ? 'div' : 'main';
  // Set while rendering, not in an effect, so that the story's first paint and its tests already see the chosen
  // settings.
  if (!many) setOnPage({ ...themeAttributes(settings), ...language });
  return (
    <DesignSystemProvider
      dir={direction}
      locale={settings.locale}
      {...(messages === undefined ? {} : { messages })}
      {...(parameters['toasts'] === undefined ? {} : { toasts: parameters['toasts'] })}
    >
      <Canvas
        data-canvas={canvas}
        data-picture={String(parameters['picture'] ?? 'canvas')}
        {...(many ? { ...themeAttributes(settings), ...language } : {})}
      >
        <Story />
      </Canvas>
    </DesignSystemProvider>
  );
};

setOnPage(themeAttributes(settingsOf({})));

// axe accepts skip links only before the first ordinary link of the page. Storybook's hidden error page comes
// first in the document, so its links must not count.
for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href');

const mode = modeUnderTest();

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [propertyRows],
  beforeEach: () => {
    if (mode === undefined || modeUnderTest() !== undefined) return;
    throw new Error(
      'The hooks of vitest.setup.ts are missing, so the story would be tested in one mode only.',
    );
  },
  decorators: [page],
  initialGlobals: { ...initialGlobals, ...(mode === undefined ? {} : modes[mode].globals) },
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      // The tests read only violations, so only those are collected. The toolbar's panel also shows the other results.
      ...(mode === undefined ? {} : { options: { resultTypes: ['violations'] } }),
      // Storybook disables the first rule and axe-core the second. Both are enabled here to cover WCAG 2.2 AA
      // completely.
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsContainer, page: ReferencePage },
    layout: 'fullscreen',
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Use it in your site',
          'Forms',
          'Accessibility',
          'Status',
          'Foundations',
          'Components',
          ['Layout', 'Data', 'Actions', 'Forms', 'Navigation', 'Feedback', 'Overlays'],
          'Patterns',
          'Pages',
          'Stress',
        ],
      },
    },
  },
};

export default preview;
