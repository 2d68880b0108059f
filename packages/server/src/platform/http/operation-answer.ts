import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, localize } from '../language.ts';
import { compress, encodingFor } from './compression.ts';
import type { Operation } from './contract-document.ts';
import { namesTag } from './entity-tags.ts';
import type { Serializer, Serializers } from './serialization.ts';
import type { UntypedAnswer } from './untyped-handler.ts';

const JSON_TYPE = 'application/json';

/**
 * Creates the function that sends the responses of an operation. It serializes them, adds an entity tag if they can be
 * cached, and compresses them.
 */
export function answerSender(operation: Operation, serializers: Serializers) {
  const serializerOf = new Map<number, Serializer>();
  for (const [status, content] of operation.responses) {
    const schema = content.get(JSON_TYPE);
    if (schema !== undefined) serializerOf.set(status, serializers.compile(schema));
  }

  return async (
    answer: UntypedAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { status, headers, stream, contentType } = answer;
    reply.code(status);
    if (headers !== undefined) reply.headers(headers);
    if (stream !== undefined) return reply.header('content-type', contentType).send(stream);
    const serialize = serializerOf.get(status);
    if (serialize === undefined) return reply.send();
    const text = serialize(localize(answer.body, languageOf(request.headers['accept-language'])));
    reply.header('content-type', 'application/json; charset=utf-8');
    if (operation.method !== 'GET' || reply.hasHeader('cache-control')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else {
      // The browser can cache the response but must ask the server each time. It is `private` because several members
      // can use the same browser.
      const tag = `W/"${hash('sha1', text, 'base64url')}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'authorization, accept-encoding, accept-language');
      reply.header('etag', tag);
      if (namesTag(request.headers['if-none-match'], tag))
        return reply.code(304).removeHeader('content-type').send();
    }
    // Never compress a response that contains a token (BREACH).
    const encoding =
      operation.security === 'none' ? null : encodingFor(text, request.headers['accept-encoding']);
    if (encoding === null) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await compress(text, encoding));
  };
}
