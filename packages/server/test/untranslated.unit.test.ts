import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContract, readContractDocument } from '../src/platform/http/contract-document.ts';
import type { NotificationKind } from '../src/features/notifications/tables.ts';
import { latinWords, speakPseudoLanguage } from './pseudo-language.ts';

const contract = await readContractDocument();

let stopPseudoLanguage: () => void;

beforeAll(() => {
  stopPseudoLanguage = speakPseudoLanguage();
});

afterAll(() => stopPseudoLanguage());

const roman = /^[IVX]+$/;

const untranslated = (texts: Iterable<string>): string[] =>
  [...texts].filter((text) => latinWords(text).some((word) => !roman.test(word)));

test('no liturgical day has an untranslated title', async () => {
  const { calendarOf } = await import('../src/features/liturgy/calendar.ts');
  const titles = new Set<string>();
  for (const region of ['general', 'unitedStates'] as const) {
    for (let year = 2024; year < 2034; year += 1) {
      for (const { celebration, optional } of calendarOf(year, region).values())
        for (const { title } of [celebration, ...optional]) titles.add(title.es);
    }
  }
  expect(untranslated(titles)).toEqual([]);
  expect(titles.size).toBeGreaterThan(300);
});

test('no kind of notification has an untranslated text', async () => {
  const { presentNotification } = await import('../src/features/notifications/presenter.ts');
  const kinds: readonly NotificationKind[] = [
    ...Object(readContract(contract).schemas.get('NotificationKind'))['enum'],
  ];
  const rows = [...kinds.map((kind) => ({ kind, chat: null })), { kind: 'message' as const, chat: '' }];
  const texts = rows.flatMap(({ kind, chat }) => {
    const { title, description, sentence } = presentNotification(
      {
        id: '1',
        kind,
        actor_id: null,
        first_name: null,
        last_name: null,
        avatar_id: null,
        subject_id: null,
        promise: null,
        excerpt: '',
        mentioned_in: chat,
        read_at: null,
        created_at: 0,
      },
      { maybePersonOf: () => null },
      'es',
    );
    return [title, description, sentence.es];
  });
  expect(untranslated(texts)).toEqual([]);
  expect(texts).toHaveLength(3 * rows.length);
});

function messagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'x-message' && typeof item === 'string' ? [item] : messagesIn(item),
  );
}

test('no message of the contract is untranslated', async () => {
  const { contractText } = await import('../src/platform/i18n.ts');
  const messages = messagesIn(contract);
  expect(untranslated(messages.map((message) => contractText(message).es))).toEqual([]);
  expect(messages.length).toBeGreaterThan(10);
});

test('the guide to the data export is translated', async () => {
  const { textsOf } = await import('../src/features/data-exports/mail-texts.ts');
  const guide = textsOf('es').explanation.replaceAll('Parvis', '');
  expect(untranslated([guide])).toEqual([]);
});
