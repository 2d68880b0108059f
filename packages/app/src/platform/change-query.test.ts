import { InfiniteQueryObserver, QueryClient, QueryObserver, type InfiniteData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeQueries, changeQuery, putQuery } from './change-query.ts';

const key = ['count'];

test('a change survives the response to a request in flight', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((count: number) => void)[] = [];
  const ask = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver<number>(queryClient, { queryKey: key, queryFn: ask, initialData: 1 });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  changeQuery<number>(queryClient, key, (count) => count + 1);
  expect(queryClient.getQueryData(key)).toBe(2);
  answers[0]?.(1);
  await expect.poll(() => answers).toHaveLength(2);
  expect(queryClient.getQueryData(key)).toBe(2);

  answers[1]?.(2);
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('idle');
  expect(queryClient.getQueryData(key)).toBe(2);
  stop();
});

test('a value from a realtime event survives the response to a first request in flight', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((count: number) => void)[] = [];
  const ask = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver<number>(queryClient, { queryKey: key, queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  putQuery(queryClient, key, 2);
  answers[0]?.(1);
  await expect.poll(() => answers).toHaveLength(2);
  expect(queryClient.getQueryData(key)).toBe(2);
  stop();
});

test('after a change during the first request, the request is repeated after its response', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((count: number) => void)[] = [];
  const ask = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver<number>(queryClient, { queryKey: key, queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  changeQuery<number>(queryClient, key, (count) => count + 1);
  changeQuery<number>(queryClient, key, (count) => count + 1);
  answers[0]?.(1);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(3);
  await expect.poll(() => queryClient.getQueryData(key)).toBe(3);
  expect(answers).toHaveLength(2);
  stop();
});

test('a request is not repeated if the change has no effect', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: ((count: number) => void)[] = [];
  const ask = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver<number>(queryClient, { queryKey: key, queryFn: ask, initialData: 1 });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers).toHaveLength(1);

  changeQuery<number>(queryClient, key, (count) => count);
  answers[0]?.(5);
  await expect.poll(() => queryClient.getQueryData(key)).toBe(5);
  expect(answers).toHaveLength(1);
  stop();
});

test('a next page still arrives, and all pages are requested again after it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: { page: number; give: (value: string) => void }[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: key,
    queryFn: ({ pageParam }) => new Promise<string>((give) => answers.push({ page: pageParam, give })),
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => pages.length + 1,
  });
  const stop = observer.subscribe(() => undefined);
  const pages = () => queryClient.getQueryData<InfiniteData<string>>(key)?.pages;
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.give('old');
  await expect.poll(pages).toEqual(['old']);

  void observer.fetchNextPage();
  await expect.poll(() => answers).toHaveLength(2);
  changeQuery<InfiniteData<string>>(queryClient, key, (data) => ({ ...data, pages: ['new'] }));
  answers[1]?.give('second');
  await expect.poll(() => answers.map(({ page }) => page)).toEqual([1, 2, 1]);
  answers[2]?.give('new');
  await expect.poll(() => answers.map(({ page }) => page)).toEqual([1, 2, 1, 2]);
  answers[3]?.give('second');
  await expect.poll(pages).toEqual(['new', 'second']);
  stop();
});

test('a query that is not loaded stays so', () => {
  const queryClient = new QueryClient();
  changeQuery<number>(queryClient, key, (count) => count + 1);
  expect(queryClient.getQueryData(key)).toBeUndefined();
});

test('every query whose key begins with the given key is changed, and no other', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['count', 'one'], 1);
  queryClient.setQueryData(['count', 'two'], 2);
  queryClient.setQueryData(['other'], 1);
  changeQueries<number>(queryClient, key, (count) => 10 * count);
  expect(queryClient.getQueriesData({ queryKey: [] })).toEqual([
    [['count', 'one'], 10],
    [['count', 'two'], 20],
    [['other'], 1],
  ]);
});
