import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

const queryKey = ['counts'];

function start() {
  const queryClient = createQueryClient();
  const answers: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  };
  const isAsked = async (times: number) => await expect.poll(() => answers).toHaveLength(times);
  const isAtRest = async () => await expect.poll(() => queryClient.isFetching()).toBe(0);
  return { queryClient, answers, ask, isAsked, isAtRest };
}

describe('a query that is invalidated during its first request', () => {
  test('is refetched after that response', async () => {
    const { queryClient, answers, ask, isAsked, isAtRest } = start();
    const stop = new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {});
    await isAsked(1);
    void queryClient.invalidateQueries({ queryKey });
    answers[0]?.resolve(0);
    await isAsked(2);
    answers[1]?.resolve(1);
    await expect.poll(() => queryClient.getQueryData(queryKey)).toBe(1);
    await isAtRest();
    expect(answers).toHaveLength(2);
    stop();
  });

  test('is refetched even if it was invalidated before its first request', async () => {
    const { queryClient, answers, ask, isAsked, isAtRest } = start();
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask });
    void queryClient.invalidateQueries({ queryKey });
    const stop = observer.subscribe(() => {});
    await isAsked(1);
    void queryClient.invalidateQueries({ queryKey });
    answers[0]?.resolve(0);
    await isAsked(2);
    answers[1]?.resolve(1);
    await isAtRest();
    expect(answers).toHaveLength(2);
    stop();
  });

  test('is fetched once if it was only invalidated before', async () => {
    const { queryClient, answers, ask, isAsked, isAtRest } = start();
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask });
    void queryClient.invalidateQueries({ queryKey });
    const stop = observer.subscribe(() => {});
    await isAsked(1);
    answers[0]?.resolve(0);
    await isAtRest();
    expect(answers).toHaveLength(1);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
    stop();
  });

  test('is refetched at its next use if it has no observer', async () => {
    const { queryClient, answers, ask, isAsked } = start();
    const first = queryClient.prefetchQuery({ queryKey, queryFn: ask });
    await isAsked(1);
    void queryClient.invalidateQueries({ queryKey });
    answers[0]?.resolve(0);
    await first;
    await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('is fetched once if the first response was an error', async () => {
    const { queryClient, answers, ask, isAsked, isAtRest } = start();
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, retry: false });
    const stop = observer.subscribe(() => {});
    await isAsked(1);
    void queryClient.invalidateQueries({ queryKey });
    answers[0]?.reject(new Error('refused'));
    await isAtRest();
    void observer.refetch();
    await isAsked(2);
    answers[1]?.resolve(1);
    await isAtRest();
    expect(answers).toHaveLength(2);
    stop();
  });
});

test('a query that is not invalidated is fetched once', async () => {
  const { queryClient, answers, ask, isAsked, isAtRest } = start();
  const stop = new QueryObserver(queryClient, { queryKey, queryFn: ask }).subscribe(() => {});
  await isAsked(1);
  answers[0]?.resolve(0);
  await isAtRest();
  expect(answers).toHaveLength(1);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  stop();
});

test('queries that failed offline are refetched when the network returns', async () => {
  const { queryClient, answers, ask, isAsked } = start();
  queryClient.mount();
  onlineManager.setOnline(false);
  const stop = new QueryObserver(queryClient, {
    queryKey,
    queryFn: ask,
    retry: false,
  }).subscribe(() => {});
  await isAsked(1);
  answers[0]?.reject(new Error('There is no network.'));
  await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe('error');
  onlineManager.setOnline(true);
  await isAsked(2);
  stop();
  queryClient.unmount();
});
