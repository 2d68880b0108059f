import { networkFailure, refusal, unreadable } from './api-error.ts';

export interface Transfer {
  method: 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  signal?: AbortSignal | undefined;
  onProgress?: ((percent: number) => void) | undefined;
}

export interface TransferAnswer {
  status: number;
  text: string;
  requestId: string | null;
}

const abortReason = (signal: AbortSignal): Error => {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('The upload was aborted.', 'AbortError');
};

/** Sends an upload with XMLHttpRequest, because fetch() does not report the progress of an upload. */
export const transferWithProgress = (transfer: Transfer, request: XMLHttpRequest): Promise<TransferAnswer> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = transfer;
    if (signal?.aborted === true) {
      reject(abortReason(signal));
      return;
    }
    const abort = () => {
      request.abort();
    };
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    signal?.addEventListener('abort', abort, { once: true });
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0)
        onProgress?.(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener(
      'load',
      settle(() => {
        resolve({
          status: request.status,
          text: request.responseText,
          requestId: request.getResponseHeader('x-request-id'),
        });
      }),
    );
    request.addEventListener(
      'error',
      settle(() => {
        reject(networkFailure());
      }),
    );
    request.addEventListener(
      'abort',
      settle(() => {
        reject(signal === undefined ? networkFailure() : abortReason(signal));
      }),
    );
    request.open(transfer.method, transfer.url);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(transfer.headers)) request.setRequestHeader(name, value);
    request.send(transfer.body);
  });

/** Returns the body of the response, or throws the ApiError of the response. */
export const readTransfer = (answer: TransferAnswer): unknown => {
  if (answer.status < 200 || answer.status > 299) throw refusal(answer.status, answer.text, answer.requestId);
  try {
    return JSON.parse(answer.text);
  } catch (error) {
    throw unreadable(answer.status, answer.requestId, error);
  }
};
