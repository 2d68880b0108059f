import { beforeAll, expect, test } from 'vitest';
import { preventStrayDrops } from './stray-drops.ts';

// The listeners stay on the page, which all tests share. That is safe, because no other test drops a file.
beforeAll(() => {
  preventStrayDrops(window);
});

function drag(target: Element, type: 'dragover' | 'drop', item: File | string): DragEvent {
  const dataTransfer = new DataTransfer();
  if (typeof item === 'string') dataTransfer.setData('text/plain', item);
  else dataTransfer.items.add(item);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  document.body.append(target);
  target.dispatchEvent(event);
  target.remove();
  return event;
}

const file = new File(['Amen'], 'amen.txt', { type: 'text/plain' });

test.each(['dragover', 'drop'] as const)('a file outside a drop zone is refused at %s', (type) => {
  expect(drag(document.createElement('p'), type, file).defaultPrevented).toBe(true);
});

test('a drop zone still accepts files', () => {
  const field = document.createElement('input');
  field.type = 'file';
  expect(drag(field, 'drop', file).defaultPrevented).toBe(false);
});

test('text can still be dropped', () => {
  expect(drag(document.createElement('textarea'), 'drop', 'Amen').defaultPrevented).toBe(false);
});
