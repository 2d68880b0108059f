// A Socket.IO server without any logic. `npm run bench` compares the path of a message through the real server with
// it.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const server = createServer();
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });

io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.auth['name']));
  socket.on('say', (to: string, text: string) => io.to(to).emit('said', text));
});

server.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' }, () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
