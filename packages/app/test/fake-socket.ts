import type { ServerToClientEvents } from '@parvis/api-client/events';
import { ws } from 'msw/ws';
import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';

type Arguments<Name extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Name]>;

/** Simulates the server's socket connections (Engine.IO protocol 4, Socket.IO protocol 5). */
export interface FakeSocket {
  /** Sends a realtime event to every open page. */
  emit: <Name extends keyof ServerToClientEvents>(name: Name, ...payload: Arguments<Name>) => void;
  /** The number of connected pages. */
  connections: () => number;
  /** The events that pages have sent, each as an array of its name and its payload. */
  received: () => readonly (readonly unknown[])[];
  /** If false, cuts all connections and refuses new ones. If true, accepts connections again. */
  setReachable: (isReachable: boolean) => void;
  reset: () => void;
}

const engine = { open: '0', ping: '2', pong: '3', message: '4' } as const;
// The ping interval is longer than any test, so that no ping is due during a test.
const handshake = {
  sid: 'engine',
  upgrades: [],
  pingInterval: 3_600_000,
  pingTimeout: 3_600_000,
  maxPayload: 1_000_000,
};

// The link has no path, because the library removes Socket.IO's path before comparing URLs.
const link = ws.link(location.origin.replace(/^http/, 'ws'));

function createFakeSocket() {
  const encoder = new Encoder();
  const send = new Map<string, (packet: Packet) => void>();
  const close = new Map<string, () => void>();
  let received: (readonly unknown[])[] = [];
  let isReachable = true;

  const handler = link.addEventListener('connection', ({ client }) => {
    if (!isReachable) {
      client.close();
      return;
    }
    const sendPacket = (packet: Packet) => {
      for (const part of encoder.encode(packet)) client.send(`${engine.message}${String(part)}`);
    };
    const answer = (packet: Packet) => {
      if (packet.type === PacketType.CONNECT) {
        sendPacket({ type: PacketType.CONNECT, nsp: '/', data: { sid: client.id } });
        send.set(client.id, sendPacket);
      }
      if (packet.type !== PacketType.EVENT) return;
      received.push(packet.data as readonly unknown[]);
      if (packet.id === undefined) return;
      sendPacket({ type: PacketType.ACK, nsp: '/', id: packet.id, data: [{ registered: true }] });
    };
    const decoder = new Decoder();
    decoder.on('decoded', answer);
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      if (data.startsWith(engine.message)) decoder.add(data.slice(1));
      if (data.startsWith(engine.ping)) client.send(engine.pong);
    });
    client.addEventListener('close', () => {
      send.delete(client.id);
      close.delete(client.id);
    });
    close.set(client.id, () => client.close());
    client.send(`${engine.open}${JSON.stringify(handshake)}`);
  });

  const socket: FakeSocket = {
    emit: (name, ...payload) => {
      for (const sendPacket of send.values())
        sendPacket({ type: PacketType.EVENT, nsp: '/', data: [name, ...payload] });
    },
    connections: () => send.size,
    received: () => received,
    setReachable: (value) => {
      isReachable = value;
      if (!value) for (const end of close.values()) end();
    },
    reset: () => {
      received = [];
      isReachable = true;
    },
  };
  return { handler, socket };
}

/** All tests of a page share one socket, because the library's handlers cannot be removed one by one. */
export const { handler: socketHandler, socket } = createFakeSocket();
