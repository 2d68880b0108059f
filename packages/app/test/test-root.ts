import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A root in the page for a component that a test renders without the app; removed at the end of the test. */
export function createTestRoot(): Root {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return root;
}
