import { once } from 'node:events';
import { connect } from 'node:net';
import { nextEvent } from './socket-events.ts';

/** Sends bytes that no HTTP client would send. Returns everything that it receives until the connection ends. */
export async function rawRequest(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.end(bytes);
  await nextEvent(socket, 'close');
  return answer;
}
