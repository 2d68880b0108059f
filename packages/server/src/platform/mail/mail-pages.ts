import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback, type Config } from '../config.ts';
import { sendError, unknownAddress } from '../http/error-handler.ts';
import { isThisMachine } from '../http/this-machine.ts';
import { FolderMailer, type StoredMail } from './folder-mailer.ts';
import {
  MAIL_PAGES,
  MAIL_POLICY,
  PAGE_POLICY,
  renderMail,
  renderMailFrame,
  renderMailList,
  type ShownMail,
} from './mail-pages-html.ts';

const SHOWN = 50;

/**
 * Whether the request comes from this machine. The host is checked too, because another site could point its name at
 * this machine (DNS rebinding) and read the emails.
 */
function isFromHere(request: FastifyRequest): boolean {
  const host = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname ?? '';
  return isThisMachine(request) && isLoopback(host);
}

async function read({ id, message }: StoredMail): Promise<ShownMail> {
  // The module is imported when it is needed, because most servers never show an email.
  const { default: PostalMime } = await import('postal-mime');
  return { id, email: await PostalMime.parse(message) };
}

function send(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);
}

const download = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);

/**
 * Shows the emails of the data folder to developers on this machine. All others get the error 404 at this path, and
 * not the page of the app.
 */
export async function serveMails(
  app: FastifyInstance,
  { dataFolder, devMail, mail }: Pick<Config, 'dataFolder' | 'devMail' | 'mail'>,
): Promise<void> {
  const folder = new FolderMailer(join(dataFolder, 'mail'));
  const answer = (
    respond: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>,
  ) => {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.header('cache-control', 'no-store');
      const answered = devMail && isFromHere(request) ? await respond(request, reply) : null;
      return answered ?? sendError(unknownAddress(), reply);
    };
  };
  const answerMail = (
    respond: (mail: ShownMail, reply: FastifyReply, place: string) => FastifyReply | null,
  ) =>
    answer(async (request, reply) => {
      const { id = '', place = '' } = request.params as { id?: string; place?: string };
      const kept = await folder.find(id);
      return kept === null ? null : respond(await read(kept), reply, place);
    });

  app.get(
    MAIL_PAGES,
    answer(async (request, reply) => {
      const { before } = request.query as { before?: unknown };
      const isNewest = typeof before !== 'string';
      const kept = await folder.list(SHOWN + 1, isNewest ? undefined : before);
      const mails = await Promise.all(kept.slice(0, SHOWN).map(read));
      const last = kept.length > SHOWN ? mails.at(-1)?.id : undefined;
      return send(
        reply,
        PAGE_POLICY,
        renderMailList({ mails, last, isNewest, areSent: mail.kind !== 'folder' }),
      );
    }),
  );
  app.get(
    `${MAIL_PAGES}/:id`,
    answerMail((mail, reply) => send(reply, PAGE_POLICY, renderMail(mail))),
  );
  app.get(
    `${MAIL_PAGES}/:id/html`,
    answerMail((mail, reply) => send(reply, MAIL_POLICY, renderMailFrame(mail))),
  );
  app.get(
    `${MAIL_PAGES}/:id/attachments/:place`,
    answerMail(({ email }, reply, place) => {
      const attachment = /^\d{1,3}$/.test(place) ? email.attachments[Number(place)] : undefined;
      if (attachment === undefined || typeof attachment.content === 'string') return null;
      // The sender chooses the type of an attachment, so it is not trusted. A download does not need the type.
      return download(reply, attachment.filename ?? 'attachment')
        .type('application/octet-stream')
        .send(Buffer.from(new Uint8Array(attachment.content)));
    }),
  );
  app.get(
    `${MAIL_PAGES}/:id/source`,
    answer(async (request, reply) => {
      const { id = '' } = request.params as { id?: string };
      const kept = await folder.find(id);
      if (kept === null) return null;
      return download(reply, `${id}.eml`).type('application/octet-stream').send(kept.message);
    }),
  );
  app.get(
    `${MAIL_PAGES}/*`,
    answer(async () => null),
  );
}
