import type { QueryClient } from '@tanstack/react-query';
import type { SnapshotFrom } from 'xstate';
import { lazyValue, type LazyValue } from '../platform/lazy-value.ts';
import type { Session } from '../session/create-session.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import type { Account } from '../session/session-types.ts';

interface MemberConnection {
  close: () => void;
}

interface MemberConnectionOptions {
  memberId: string;
  queryClient: QueryClient;
  /** Called when this or another page has changed the account. */
  onAccount: (account: Account) => void;
  /** Called when the server has refused this token, with the reason. */
  onRefused: Session['refuseToken'];
}

export type ConnectMember = (options: MemberConnectionOptions) => MemberConnection;
type SessionState = SnapshotFrom<typeof sessionMachine>;

export interface ConnectionCode {
  connect: ConnectMember;
  /** Ends what a member has in this browser. Called in every log-out, also if no connection was opened. */
  end: (memberId: string, state: SessionState) => void;
}

interface RealtimeDependencies {
  session: Pick<Session, 'actor' | 'changeAccount' | 'refuseToken'>;
  queryClient: LazyValue<QueryClient>;
  load: () => Promise<ConnectionCode>;
  /** Runs the callback once the page is idle. Returns a function that cancels this. */
  whenIdle: (callback: () => void) => () => void;
}

const pauseAfterFailure = 5000;

const memberOf = (snapshot: SessionState): string | null =>
  snapshot.matches({ session: 'signedIn' }) ? (snapshot.context.user?._id ?? null) : null;

/**
 * Keeps one connection open while a member is logged in. The code of the connection loads after the page. If that code
 * cannot be loaded, loading is tried again.
 */
export const startRealtime = ({ session, queryClient, load, whenIdle }: RealtimeDependencies): void => {
  const code = lazyValue(load);

  const connect = (memberId: string): (() => void) => {
    let connection: MemberConnection | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const open = async (): Promise<void> => {
      try {
        const [{ connect: connectMember }, cache] = await Promise.all([code.retry(), queryClient.retry()]);
        if (isOver) return;
        connection = connectMember({
          memberId,
          queryClient: cache,
          onAccount: session.changeAccount,
          onRefused: session.refuseToken,
        });
      } catch {
        if (!isOver) timer = setTimeout(() => void open(), pauseAfterFailure);
      }
    };

    const cancel = whenIdle(() => void open());
    return () => {
      isOver = true;
      cancel();
      clearTimeout(timer);
      connection?.close();
    };
  };

  const end = async (memberId: string, state: SessionState): Promise<void> => {
    try {
      (await code.retry()).end(memberId, state);
    } catch {
      // The page is offline. The subscription of push messages ends with the session on the server.
    }
  };

  let member: string | null = null;
  let disconnect: (() => void) | undefined;
  const follow = (snapshot: SessionState): void => {
    const present = memberOf(snapshot);
    if (present === member) return;
    disconnect?.();
    if (member !== null) void end(member, snapshot);
    member = present;
    disconnect = present === null ? undefined : connect(present);
  };

  follow(session.actor.getSnapshot());
  session.actor.subscribe(follow);
};
