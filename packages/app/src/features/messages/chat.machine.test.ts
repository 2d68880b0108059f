import { ApiError } from '@parvis/api-client';
import type { AnyStateNode, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { invokesWithoutErrorTransition } from '../../platform/invokes.ts';
import type { Message } from './chat-cache.ts';
import { chatMachine } from './chat.machine.ts';
import { shownOf, type ChatContext } from './chat-state.ts';
import { sampleChat, sampleMessage, sampleQuote } from './samples.ts';

const page = (seqs: readonly number[], cursors: { older?: string; newer?: string } = {}) => ({
  messages: seqs.map((seq) => sampleMessage(seq)),
  nextCursor: cursors.older ?? null,
  newerCursor: cursors.newer ?? null,
  revision: 0,
});

const notFound = new ApiError({ status: 404, id: 'chat.not-found' });
const broken = new ApiError({ status: 503, id: 'unavailable' });
const signedOut = new ApiError({ status: 401, id: 'session.unauthorized' });

const sync = '0.chat.open.sync';
const older = '0.chat.open.older.loading';
const loadingAround = '0.chat.open.view.loadingAround';
const newer = '0.chat.open.view.around.loading';
const reporting = '0.chat.open.reading.reporting';

const loadedChat = {
  chat: sampleChat({ lastSeq: 12 }),
  messages: [sampleMessage(11), sampleMessage(12)],
  nextCursor: 'older',
  revision: 0,
};

const loadDone = { type: `xstate.done.actor.${sync}.loading`, output: loadedChat };
const changed = (revision: number) => ({
  type: 'message.changed',
  message: sampleMessage(12, { revision }),
  revision,
});
const received = (seq: number) => ({ type: 'message.received', message: sampleMessage(seq), readSeq: 0 });

// Each region is tested alone, because there are too many combinations of their states.
const eventsOf = {
  sync: [
    { type: 'socket.connected' },
    { type: 'socket.disconnected' },
    received(13),
    received(15),
    changed(1),
    changed(3),
    { type: 'message.acknowledged', message: sampleMessage(14) },
    { type: 'chat.removed' },
    { type: 'session.ended' },
    loadDone,
    { type: `xstate.error.actor.${sync}.loading`, error: notFound },
    { type: `xstate.error.actor.${sync}.loading`, error: broken },
    { type: `xstate.error.actor.${sync}.loading`, error: signedOut },
    { type: `xstate.done.actor.${sync}.catchingUp`, output: page([13, 14, 15]) },
    { type: `xstate.error.actor.${sync}.catchingUp`, error: broken },
    {
      type: `xstate.done.actor.${sync}.fetchingChanges`,
      output: { messages: [sampleMessage(12, { revision: 3 })], revision: 3, more: false },
    },
    { type: `xstate.error.actor.${sync}.fetchingChanges`, error: broken },
  ],
  older: [
    loadDone,
    { type: 'older.requested' },
    { type: `xstate.done.actor.${older}`, output: page([9, 10]) },
    { type: `xstate.error.actor.${older}`, error: broken },
  ],
  view: [
    loadDone,
    { type: 'newer.requested' },
    { type: 'newest.requested' },
    { type: 'around.requested', seq: 3 },
    { type: `xstate.done.actor.${loadingAround}`, output: page([2, 3, 4], { older: 'a', newer: 'b' }) },
    { type: `xstate.error.actor.${loadingAround}`, error: broken },
    { type: `xstate.done.actor.${newer}`, output: page([5, 6, 7, 8], { newer: 'c' }) },
    { type: `xstate.error.actor.${newer}`, error: broken },
  ],
  reading: [
    loadDone,
    { type: 'message.seen', seq: 12 },
    { type: 'page.activated' },
    { type: 'xstate.after.readDelay.chat.open.reading.debouncing' },
    { type: `xstate.done.actor.${reporting}`, output: sampleChat({ readSeq: 12 }) },
    { type: `xstate.error.actor.${reporting}`, error: broken },
  ],
};

type Region = keyof typeof eventsOf;

const summary = ({
  tail,
  around,
  isConnected,
  knownSeq,
  lastSeq,
  seenSeq,
  readSeq,
  revision,
  knownRevision,
}: ChatContext) => [
  tail === null ? null : tail.older,
  around === null ? null : around.newer,
  isConnected,
  knownSeq > lastSeq,
  seenSeq > readSeq,
  knownRevision > revision,
];

function names(value: StateValue, path = ''): string[] {
  if (typeof value === 'string') return [`${path}${value}`];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}${name}`,
    ...names(inner ?? '', `${path}${name}.`),
  ]);
}

function walk(region: Region, isPageActive = true): Set<string> {
  const machine = chatMachine.provide({ guards: { isPageActive: () => isPageActive } });
  const paths = getShortestPaths(machine, {
    input: { chatId: 'chat', ownId: 'maria', isConnected: true },
    events: eventsOf[region] as never[],
    serializeState: ({ value, context }) => JSON.stringify([value, summary(context)]),
  });
  return new Set(paths.flatMap(({ state }) => names(state.value)));
}

const everyState = (node: AnyStateNode, path = ''): string[] =>
  Object.values(node.states).flatMap((child) => [
    `${path}${child.key}`,
    ...everyState(child, `${path}${child.key}.`),
  ]);

const file = { contentType: 'image/webp', bytes: 1200, viewable: true, image: null };
const picture = {
  type: 'image',
  fileName: 'altar.webp',
  fileUrl: '/message/file/13/original',
  file,
} as const;
const deletion = { content: '', deleted: 'everyone' } as const;

/** A new message of each kind, and a later change of it. */
const kinds: readonly [string, Partial<Message>, Partial<Message>][] = [
  ['an edited text', {}, { content: 'Edited', editedAt: '2026-05-14T10:01:00.000Z' }],
  ['a text that is deleted for everyone', {}, deletion],
  ['a text that is deleted for oneself', {}, { content: '', deleted: 'me' }],
  ['a text with a reaction', {}, { reactions: [{ userId: 'agnes', type: 'amen' }] }],
  [
    'a reply whose quote is deleted',
    { replyTo: sampleQuote() },
    { replyTo: sampleQuote({ deleted: true, text: null }) },
  ],
  ['a copy of another message', { forwarded: true }, deletion],
  ['an uploaded file', picture, { ...picture, content: 'The altar' }],
  ['a deleted file', picture, deletion],
  [
    'a voice note',
    { ...picture, type: 'audio', voice: { seconds: 3, waveform: [] } },
    { reactions: [{ userId: 'agnes', type: 'love' }] },
  ],
  [
    'a line of a group chat',
    { content: '', event: { kind: 'joined', members: [], text: null } },
    { content: '', deleted: 'me' },
  ],
  ['a message of a member with a block', { content: '', deleted: 'me' }, { content: 'Shown again' }],
];

/** All states that the newest messages reach while a message of this kind is sent, changed, missed and fetched. */
function statesWith(differences: Partial<Message>, change: Partial<Message>) {
  const sent = sampleMessage(13, differences);
  const first = sampleMessage(13, { ...differences, ...change, revision: 1 });
  const second = sampleMessage(13, { ...differences, ...change, revision: 2 });
  const pages = [page([13]), { ...page([13, 14, 15], { newer: 'more' }), revision: 2 }];
  const events = [
    { type: 'socket.connected' },
    { type: 'socket.disconnected' },
    { type: 'message.received', message: sent, readSeq: 0 },
    received(14),
    { type: 'message.changed', message: first, revision: 1 },
    { type: 'message.changed', message: second, revision: 2 },
    // The response to the member's own change.
    { type: 'message.changed', message: second, revision: null },
    { type: 'message.acknowledged', message: sent },
    loadDone,
    ...pages.map((output) => ({
      type: `xstate.done.actor.${sync}.catchingUp`,
      output: { ...output, messages: output.messages.map((one) => (one.seq === 13 ? sent : one)) },
    })),
    {
      type: `xstate.done.actor.${sync}.fetchingChanges`,
      output: { messages: [first], revision: 1, more: true },
    },
    {
      type: `xstate.done.actor.${sync}.fetchingChanges`,
      output: { messages: [second], revision: 2, more: false },
    },
    { type: `xstate.error.actor.${sync}.fetchingChanges`, error: broken },
    { type: `xstate.error.actor.${sync}.catchingUp`, error: notFound },
  ];
  const paths = getShortestPaths(chatMachine, {
    input: { chatId: 'chat', ownId: 'maria', isConnected: true },
    events: events as never[],
    serializeState: ({ value, context }) =>
      JSON.stringify([
        value,
        summary(context),
        shownOf(context).messages.map(({ seq, revision }) => [seq, revision]),
        [...context.changes.values()].map(({ revision }) => revision),
      ]),
  });
  return paths.map(({ state }) => state);
}

/** Whether the page shows a message although it knows a newer state of it. */
const isOutdated = (context: ChatContext): boolean =>
  shownOf(context).messages.some(({ seq, revision }) => (context.changes.get(seq)?.revision ?? 0) > revision);

/** Transient states. The machine leaves them immediately. */
const passed = new Set(['open.sync.evaluating', 'open.reading.checking']);

describe('the chat machine', () => {
  it('reaches every state', () => {
    const reached = new Set((Object.keys(eventsOf) as Region[]).flatMap((region) => [...walk(region)]));
    const states = everyState(chatMachine.root).filter((state) => !passed.has(state));
    expect(states.length).toBeGreaterThan(25);
    expect(states.filter((state) => !reached.has(state))).toEqual([]);
  });

  it.each(kinds)('shows %s once, in order and in its newest state, in every state', (_, sent, change) => {
    const states = statesWith(sent, change);
    const shown = states.map(({ context }) => shownOf(context).messages);
    for (const messages of shown) {
      const [first] = messages;
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_one, at) => (first?.seq ?? 0) + at));
    }
    expect(states.filter(({ context }) => isOutdated(context))).toEqual([]);
    expect(states.filter(({ context }) => context.revision > context.knownRevision)).toEqual([]);
    const newest = shown.map((messages) => messages.find(({ seq }) => seq === 13));
    expect(newest).toContainEqual(expect.objectContaining(sent));
    expect(newest).toContainEqual(expect.objectContaining({ ...sent, ...change, revision: 2 }));
  });

  it('never reports reading while the page is not active', () => {
    const reached = walk('reading', false);
    expect(reached).toContain('open.reading.idle');
    for (const state of ['debouncing', 'reporting', 'failed'])
      expect(reached).not.toContain(`open.reading.${state}`);
  });

  it('survives the failure of each of its effects', () => {
    expect(invokesWithoutErrorTransition(chatMachine)).toEqual([]);
  });
});
