import { expect, test } from 'vitest';
import { offlineFiles } from './offline-files.ts';

test('each script, style and worker is cached once, except for those of staff screens', () => {
  const manifest = {
    'index.html': { file: 'assets/main.js', css: ['assets/main.css'], assets: ['assets/serif.woff2'] },
    'src/features/feed/feed-screen.tsx': { file: 'assets/feed.js', css: ['assets/main.css'] },
    'src/features/admin/admin-screen.tsx': { file: 'assets/admin.js' },
    _pictures: { file: 'assets/pictures.js', assets: ['assets/redraw.worker.js'] },
  };
  expect(offlineFiles(manifest)).toEqual([
    'assets/main.js',
    'assets/main.css',
    'assets/feed.js',
    'assets/pictures.js',
    'assets/redraw.worker.js',
  ]);
});
