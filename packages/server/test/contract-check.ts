import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import {
  readContract,
  readContractDocument,
  type Operation,
} from '../src/platform/http/contract-document.ts';

const ERROR_STATUS = 400;
const NOT_MODIFIED = 304;
/** The statuses that the contract describes with `default`. The status 500 is always a fault in a test. */
const summedUp = new Set([408, 417, 431, 503]);

// All test servers share these, so that the validators are compiled once.
const { operations, schemas } = readContract(await readContractDocument());
const byRoute = new Map<string, Operation>(
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
for (const [name, schema] of schemas) ajv.addSchema(schema, name);
const compiled = new Map<object, ValidateFunction>();

function validate(schema: object, text: string): string | null {
  let check = compiled.get(schema);
  if (check === undefined) {
    check = ajv.compile(schema);
    compiled.set(schema, check);
  }
  return check(JSON.parse(text)) ? null : ajv.errorsText(check.errors);
}

const error: object = { $ref: 'ErrorAnswer#' };

function faultOf(operation: Operation, status: number, type: string, payload: unknown): string | null {
  const content = operation.responses.get(status);
  if (content === undefined)
    return status === NOT_MODIFIED || summedUp.has(status) ? null : 'an undeclared status';
  if (content.size === 0 || status === NOT_MODIFIED) {
    return payload === null || payload === undefined || payload === ''
      ? null
      : 'a body where none is declared';
  }
  const schema = content.get(type) ?? content.get('*/*');
  if (schema === undefined) return `an undeclared type: ${type}`;
  return type === 'application/json' ? validate(schema, String(payload)) : null;
}

/** Checks every response of a server against the contract. `violations` lists the mismatches. */
export function checkAnswers(app: FastifyInstance): { violations: readonly string[] } {
  const violations: string[] = [];

  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url } = request;
    if (!url.startsWith('/api/') || method === 'HEAD') return payload;
    const status = reply.statusCode;
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const operation = byRoute.get(`${method} ${request.routeOptions.url ?? ''}`);
    // A compressed response is not checked. Another test checks the same response without compression.
    if (reply.hasHeader('content-encoding')) return payload;
    let fault: string | null = null;
    if (operation !== undefined) fault = faultOf(operation, status, type, payload);
    if (operation === undefined || summedUp.has(status)) {
      fault = status < ERROR_STATUS ? 'an answer of no operation' : validate(error, String(payload));
    }
    if (reply.getHeader('x-request-id') === undefined) fault ??= 'no X-Request-Id';
    if (fault !== null) violations.push(`${method} ${url} answered ${status}: ${fault}`);
    return payload;
  });

  return { violations };
}
