import { describe, expect, it } from 'vitest';
import { styleOrder, stylesByPart, type BuiltModule } from './style-files.ts';

const built = (imports: string[], style: string | null = null): BuiltModule => ({ imports, style });

const modules = new Map<string, BuiltModule>([
  [
    'index.js',
    built(['components/dialog/dialog.js', 'components/button/button.js', 'patterns/feed/feed.js']),
  ],
  [
    'components/dialog/dialog.js',
    built(['react', 'components/button/button.js', 'components/dialog/dialog.module.js']),
  ],
  ['components/dialog/dialog.module.js', built([], 'components/dialog/dialog.module.css')],
  ['components/button/button.js', built(['components/button/button.module.js'])],
  ['components/button/button.module.js', built([], 'components/button/button.module.css')],
  [
    'patterns/feed/feed.js',
    built(['components/dialog/dialog.js', 'icons/bell.js', 'patterns/shared.module.js']),
  ],
  ['patterns/shared.module.js', built([], 'patterns/shared.module.css')],
  ['icons/bell.js', built(['icons/icon.module.js'])],
  ['icons/icon.module.js', built([], 'icons/icon.module.css')],
]);

describe('the style sheets of the package', () => {
  it('put the dependencies of a part before it, each once', () => {
    expect(styleOrder(modules, 'index.js')).toEqual([
      'components/button/button.module.css',
      'components/dialog/dialog.module.css',
      'icons/icon.module.css',
      'patterns/shared.module.css',
    ]);
  });

  it('list for each part the other style sheets that it needs', () => {
    const parts = stylesByPart(modules);
    expect(parts.get('components/button')).toEqual([]);
    expect(parts.get('components/dialog')).toEqual(['components/button']);
    expect(parts.get('patterns/feed')).toEqual([
      'components/button',
      'components/dialog',
      'icons/icon',
      'patterns/shared',
    ]);
    expect(parts.get('icons/icon')).toEqual([]);
  });
});
