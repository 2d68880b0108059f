const INTERVAL = 2000;
/** If this many of our heartbeats in a row do not come back, our connection is dead. */
const LOST = 3;

interface HeartbeatsOptions {
  readonly send: () => void;
  /** The connection no longer carries our messages. */
  readonly connectionDied: () => void;
}

/** The heartbeats that a server sends to all servers while it is connected, also to itself. */
export interface Heartbeats {
  start(): void;
  stop(): void;
  /** The connection is open. */
  joined(): void;
  /** The connection is lost. */
  lost(): void;
  /** An own heartbeat has come back. */
  returned(): void;
}

export function createHeartbeats({ send, connectionDied }: HeartbeatsOptions): Heartbeats {
  let timer: NodeJS.Timeout | undefined;
  let isJoined = false;
  let unanswered = 0;

  function beat(): void {
    if (!isJoined) return;
    if (unanswered >= LOST) {
      connectionDied();
      return;
    }
    unanswered += 1;
    send();
  }

  return {
    start: () => {
      timer = setInterval(beat, INTERVAL);
      timer.unref();
    },
    stop: () => clearInterval(timer),
    joined: () => {
      isJoined = true;
      unanswered = 0;
    },
    lost: () => {
      isJoined = false;
    },
    returned: () => {
      unanswered = 0;
    },
  };
}
