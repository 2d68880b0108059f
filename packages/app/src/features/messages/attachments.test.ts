import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttachments, type FetchFile } from './attachments.ts';

const file = (bytes: number) => new Blob(['x'.repeat(bytes)]);

function start(limit = 100) {
  let made = 0;
  const revokeUrl = vi.fn<(url: string) => void>();
  const attachments = createAttachments({
    createUrl: () => {
      made += 1;
      return `blob:${made}`;
    },
    revokeUrl,
    isDeleted: (error) => error instanceof Error && error.message === 'gone',
    limit,
  });
  return { attachments, revokeUrl, use: (key: string) => attachments.subscribe(key, () => {}) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the files of messages', () => {
  it('are downloaded once, and report their progress', async () => {
    const { attachments, use } = start();
    use('a');
    const answer = Promise.withResolvers<Blob>();
    const fetchFile = vi.fn<FetchFile>(({ onProgress }) => {
      onProgress(40);
      return answer.promise;
    });
    const first = attachments.load('a', fetchFile);
    const second = attachments.load('a', fetchFile);
    expect(attachments.get('a')).toMatchObject({ url: undefined, progress: 40 });
    answer.resolve(file(1));
    await Promise.all([first, second]);
    await attachments.load('a', fetchFile);
    expect(fetchFile).toHaveBeenCalledOnce();
    expect(attachments.get('a')).toEqual({
      url: 'blob:1',
      progress: null,
      isFailed: false,
      isDeleted: false,
    });
  });

  it('are evicted over the limit, the least recently used first, but never while they are in use', async () => {
    const { attachments, revokeUrl, use } = start(100);
    const release = use('shown');
    attachments.put('shown', file(90));
    attachments.put('old', file(60));
    use('old')();
    attachments.put('new', file(60));
    expect(revokeUrl.mock.calls).toEqual([['blob:2']]);
    expect(attachments.get('old').url).toBeUndefined();
    expect([attachments.has('shown'), attachments.has('new')]).toEqual([true, true]);
    release();
    expect(revokeUrl.mock.calls).toEqual([['blob:2'], ['blob:1']]);
  });

  it('can be requested again after a failure, and report if they are deleted', async () => {
    const { attachments, use } = start();
    const onChange = vi.fn<() => void>();
    attachments.subscribe('a', onChange);
    await attachments.load('a', () => Promise.reject(new Error('cut')));
    expect(attachments.get('a')).toMatchObject({ isFailed: true, isDeleted: false });
    await attachments.load('a', async () => file(1));
    expect(attachments.get('a')).toMatchObject({ url: 'blob:1', isFailed: false });
    expect(onChange).toHaveBeenCalledTimes(4);
    use('b');
    await attachments.load('b', () => Promise.reject(new Error('gone')));
    expect(attachments.get('b')).toMatchObject({ isFailed: true, isDeleted: true });
  });

  it('that failed are retried after a reconnect, unless they are deleted', async () => {
    const { attachments } = start();
    const onChange = vi.fn<() => void>();
    await attachments.load('cut', () => Promise.reject(new Error('cut')));
    await attachments.load('gone', () => Promise.reject(new Error('gone')));
    attachments.put('here', file(1));
    attachments.subscribe('cut', onChange);
    attachments.forgetFailures();
    expect(onChange).toHaveBeenCalledOnce();
    expect(attachments.get('cut')).toMatchObject({ url: undefined, progress: null, isFailed: false });
    expect(attachments.get('gone').isDeleted).toBe(true);
    expect(attachments.get('here').url).toBe('blob:1');
  });

  it.each(['come', 'fail'])(
    'that were added here are not replaced if their download would %s later',
    async (end) => {
      const { attachments, use } = start();
      use('a');
      const answer = Promise.withResolvers<Blob>();
      const reportProgress = vi.fn<(percent: number) => void>();
      const loading = attachments.load('a', ({ onProgress }) => {
        reportProgress.mockImplementation(onProgress);
        return answer.promise;
      });
      attachments.put('a', file(1));
      reportProgress(40);
      if (end === 'come') answer.resolve(file(1));
      else answer.reject(new Error('gone'));
      await loading;
      expect(attachments.get('a')).toEqual({
        url: 'blob:1',
        progress: null,
        isFailed: false,
        isDeleted: false,
      });
    },
  );

  it('that nobody uses are not downloaded until they are needed again', async () => {
    const { attachments, use } = start();
    const release = use('a');
    const answer = Promise.withResolvers<Blob>();
    let isAborted = false;
    const loading = attachments.load('a', ({ signal }) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return answer.promise;
    });
    release();
    await vi.advanceTimersByTimeAsync(1000);
    answer.resolve(file(1));
    await loading;
    expect(isAborted).toBe(true);
    expect(attachments.get('a')).toMatchObject({ url: undefined, progress: null });
    await attachments.load('a', async () => file(1));
    expect(attachments.get('a').url).toBe('blob:1');
  });

  it('cancel their download when nobody uses them any more', async () => {
    const { attachments, use } = start();
    const signals: AbortSignal[] = [];
    const fetchFile: FetchFile = ({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const release = use('a');
    void attachments.load('a', fetchFile);
    release();
    const again = use('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals[0]?.aborted).toBe(false);
    again();
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals[0]?.aborted).toBe(true);
  });

  it('are released with the session', () => {
    const { attachments, revokeUrl, use } = start();
    use('a');
    attachments.put('a', file(1));
    attachments.close();
    expect(revokeUrl).toHaveBeenCalledExactlyOnceWith('blob:1');
  });
});
