import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { drawMachine } from './machine-drawing.ts';

const nothing = () => {};
const never = fromPromise(() => new Promise<void>(nothing));

const machine = setup({
  actors: { watch: never, upload: never },
  actions: { nothing },
  guards: { isEmpty: () => false },
  delays: { timeout: 100 },
}).createMachine({
  id: 'editor',
  invoke: { src: 'watch', onError: {} },
  initial: 'closed',
  on: { opened: '.open' },
  states: {
    closed: { always: { target: 'open' } },
    open: {
      type: 'parallel',
      on: { closed: 'closed', failed: '#editor.open.file.idle', typed: { actions: 'nothing' } },
      states: {
        file: {
          initial: 'idle',
          states: {
            idle: {
              on: { saved: [{ guard: 'isEmpty', target: 'idle' }, { target: 'uploading' }] },
              after: { 500: 'uploading' },
            },
            uploading: {
              invoke: { src: 'upload', onDone: '#editor.done', onError: 'idle' },
              after: { timeout: [{ guard: 'isEmpty', target: 'idle' }] },
            },
          },
        },
        cursor: { initial: 'blinking', states: { blinking: {} } },
      },
    },
    done: { type: 'final' },
  },
});

test('a machine is drawn with its nested and parallel states, events, guards, delays and actors', () => {
  expect(drawMachine(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "editor, do / watch" as editor {',
    '    [*] --> editor_closed',
    '    state "closed" as editor_closed',
    '    state "open (parallel)" as editor_open {',
    '      state "file" as editor_open_file {',
    '        [*] --> editor_open_file_idle',
    '        state "idle" as editor_open_file_idle',
    '        state "uploading" as editor_open_file_uploading',
    '        editor_open_file_uploading : do / upload',
    '        state "any state" as editor_open_file_any',
    '        editor_open_file_any --> editor_open_file_idle : failed',
    '        editor_open_file_idle --> editor_open_file_idle : saved [isEmpty]',
    '        editor_open_file_idle --> editor_open_file_uploading : saved [else]<br/>after 500 ms',
    '        editor_open_file_uploading --> editor_open_file_idle : upload failed<br/>after timeout [isEmpty]',
    '      }',
    '      state "cursor" as editor_open_cursor {',
    '        [*] --> editor_open_cursor_blinking',
    '        state "blinking" as editor_open_cursor_blinking',
    '      }',
    '    }',
    '    state "done" as editor_done',
    '    editor_done --> [*]',
    '    state "any state" as editor_any',
    '    editor_any --> editor_open : opened',
    '    editor_closed --> editor_open : always',
    '    editor_open --> editor_closed : closed',
    '    editor_open --> editor_done : upload done in file.uploading',
    '  }',
  ]);
});

test('a transition into another composite state names the state that it enters', () => {
  const deep = createMachine({
    id: 'deep',
    initial: 'one',
    states: {
      one: { on: { jumped: '#deep.two.inner' } },
      two: { initial: 'first', states: { first: {}, inner: { on: { left: '#deep.two' } } } },
    },
  });
  const lines = drawMachine(deep).split('\n');
  expect(lines).toContain('    deep_one --> deep_two : jumped to inner');
  expect(lines).toContain('    deep_two --> deep_two : left in inner');
});

test('a guard needs a name', () => {
  const unnamed = createMachine({
    id: 'unnamed',
    initial: 'idle',
    states: { idle: { on: { started: { guard: () => true, target: 'idle' } } } },
  });
  expect(() => drawMachine(unnamed)).toThrow('A guard of unnamed.idle has no name.');
});
