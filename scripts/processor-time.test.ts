import { describe, expect, test } from 'vitest';
import { parseStat, ProcessTree } from './processor-time.ts';

const process = (pid: number, parent: number, own: number, waited = 0) => ({
  id: `${pid}@1`,
  pid,
  parent,
  own: own * 100,
  waited: waited * 100,
});

describe("the system's statistics of a process", () => {
  test('are read even if its name contains spaces and parentheses', () => {
    const fields = [7, 7, 0, -1, 0, 0, 0, 0, 0, 150, 50, 20, 5, 20, 0, 1, 0, 9000].join(' ');
    expect(parseStat(`42 (node (a) b) S 7 ${fields} 0`)).toEqual({
      id: '42@9000',
      pid: 42,
      parent: 7,
      own: 200,
      waited: 25,
    });
  });

  test('are null if the line is cut off', () => {
    expect(parseStat('42 (node) S 7')).toBeNull();
  });
});

describe('the processor time of a command', () => {
  test('is that of all its descendants and of no other process', () => {
    const tree = new ProcessTree(1);
    tree.add([process(3, 2, 4), process(1, 0, 1), process(2, 1, 2), process(9, 8, 100)]);
    expect(tree.seconds()).toBe(7);
  });

  test('counts an ended process once, even if its parent has waited for it', () => {
    const tree = new ProcessTree(1);
    tree.add([process(1, 0, 1), process(2, 1, 5)]);
    tree.add([process(1, 0, 1, 6)]);
    expect(tree.seconds()).toBe(7);
  });

  test("counts processes that ended before they could be sampled by their parent's waited time", () => {
    const tree = new ProcessTree(1);
    tree.add([process(1, 0, 1, 3)]);
    expect(tree.seconds()).toBe(4);
  });

  test('counts a process once, even if it ended together with its parent', () => {
    const tree = new ProcessTree(1);
    tree.add([process(1, 0, 1), process(2, 1, 2), process(3, 2, 4), process(4, 3, 8)]);
    tree.add([process(1, 0, 1, 15)]);
    expect(tree.seconds()).toBe(16);
  });

  test('keeps a process whose parent has ended before it', () => {
    const tree = new ProcessTree(1);
    tree.add([process(1, 0, 1), process(2, 1, 0), process(3, 2, 2)]);
    tree.add([process(1, 0, 1), process(3, 0, 8)]);
    expect(tree.seconds()).toBe(9);
  });
});
