import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  readonly recipients: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** From now on refuses all emails with this code. With null it accepts them again. */
  refuseWith(code: number | null): void;
  /** Allows the process to end while the server is running. */
  unref(): void;
  close(): Promise<void>;
}

export function parseMail(message: Buffer | string): Promise<Email> {
  return PostalMime.parse(message);
}

/** Starts a mail server that accepts every email and shows it to the test. */
export async function startMailServer(
  onMail: (mail: ReceivedMail) => Promise<void> | void = () => undefined,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => {
      callback(refusal === null ? null : Object.assign(new Error('Not now.'), { responseCode: refusal }));
    },
    onData: (stream, { envelope }, callback) => {
      const take = async (): Promise<void> => {
        const message = await parseMail(Buffer.concat(await stream.toArray()));
        const mail = { ...message, recipients: envelope.rcptTo.map(({ address }) => address) };
        received.push(mail);
        await onMail(mail);
      };
      void take().finally(callback);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    unref: () => {
      server.server.unref();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}
