import { ApiError } from '@parvis/api-client';
import { describe, expect, test, vi } from 'vitest';
import { issuesOf } from '../../forms/issues.ts';
import { literal } from '../../i18n/literal.ts';
import { readAnswers } from './saved-answers.ts';
import { questionnaireDraft } from './questionnaire-draft.ts';
import { emptyQuestionnaire, questionnaireSchema, riteTypes } from './questionnaire-schema.ts';

const schema = questionnaireSchema(literal);

const complete = {
  catholic: 'Yes (in RCIA)',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Eastern',
  riteType: 'Melkite',
  knightOfColumbus: false,
  knightOfMalta: true,
  favoriteSaint: 'St. Thérèse of Lisieux',
  historicalFigure: 'G. K. Chesterton',
};

const memory = () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value);
    },
    removeItem: (key: string) => {
      stored.delete(key);
    },
  };
  return { stored, storage: () => storage };
};

describe('the questionnaire', () => {
  test('accepts complete answers', () => {
    expect(issuesOf(schema, complete)).toEqual({});
  });

  test('requires everything but the orders of knights', () => {
    expect(issuesOf(schema, emptyQuestionnaire)).toEqual({
      catholic: 'Required',
      parish: 'Required',
      diocese: 'Required',
      rite: 'Required',
      riteType: 'Required',
      favoriteSaint: 'Required',
      historicalFigure: 'Required',
    });
  });

  test('requires a type that fits the rite', () => {
    expect(issuesOf(schema, { ...complete, riteType: 'Latin' })).toEqual({ riteType: 'Required' });
    for (const [rite, types] of Object.entries(riteTypes)) {
      for (const riteType of types) expect(issuesOf(schema, { ...complete, rite, riteType })).toEqual({});
    }
  });

  test('limits answers to 200 characters', () => {
    expect(issuesOf(schema, { ...complete, parish: 'x'.repeat(201) })).toEqual({
      parish: 'Please use at most 200 characters.',
    });
  });
});

describe('its draft', () => {
  test('survives a reload, until it is removed', () => {
    const { storage } = memory();
    questionnaireDraft(storage, 'maria').keep(complete);
    const reloaded = questionnaireDraft(storage, 'maria');
    expect(reloaded.read()).toEqual(complete);
    reloaded.remove();
    expect(reloaded.read()).toEqual(emptyQuestionnaire);
  });

  test('takes precedence over earlier answers', () => {
    const { storage } = memory();
    const draft = questionnaireDraft(storage, 'maria');
    expect(draft.read(complete)).toEqual(complete);
    draft.keep({ ...complete, parish: 'St. Anne' });
    expect(draft.read(complete)).toMatchObject({ parish: 'St. Anne' });
  });

  test('is not shown to another member', () => {
    const { storage } = memory();
    questionnaireDraft(storage, 'maria').keep(complete);
    expect(questionnaireDraft(storage, 'lucia').read()).toEqual(emptyQuestionnaire);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"memberId":"maria"}',
    '{"memberId":"maria","values":{"parish":7,"extra":"x"}}',
  ])('is empty if the storage contains %s', (text) => {
    const { stored, storage } = memory();
    questionnaireDraft(storage, 'maria').keep(complete);
    for (const key of stored.keys()) stored.set(key, text);
    expect(questionnaireDraft(storage, 'maria').read()).toEqual(emptyQuestionnaire);
  });

  test('is lost if storage is denied, but nothing else is lost', () => {
    const draft = questionnaireDraft(() => {
      throw new DOMException('denied', 'SecurityError');
    }, 'maria');
    draft.keep(complete);
    draft.remove();
    expect(draft.read()).toEqual(emptyQuestionnaire);
  });
});

describe('earlier answers', () => {
  const { signal } = new AbortController();

  const reading = () => {
    const get = vi.fn<(path: string, init: unknown) => Promise<unknown>>();
    const api = { GET: get } as unknown as Parameters<typeof readAnswers>[0];
    return { get, read: () => readAnswers(api, 'maria', signal) };
  };

  test('are the member’s own, without invalid values', async () => {
    const questionnaire = { ...complete, _id: '1', userId: 'maria', createdAt: '2026-11-21T10:00:00.000Z' };
    const { get, read } = reading();
    get.mockResolvedValue({ data: { questionnaire } });
    await expect(read()).resolves.toEqual(complete);
    expect(get).toHaveBeenCalledExactlyOnceWith('/questionnaire/{id}', {
      params: { path: { id: 'maria' } },
      signal,
    });
  });

  test.each([
    new ApiError({ status: 404, id: 'questionnaire.not-found' }),
    new ApiError({ status: 0, id: 'network' }),
  ])('are empty if there are none (%s)', async (error) => {
    const { get, read } = reading();
    get.mockRejectedValue(error);
    await expect(read()).resolves.toEqual(emptyQuestionnaire);
  });
});
