// A Fastify server without any logic. `npm run bench` compares the real server with it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import fastify from 'fastify';
import { parse } from 'yaml';

const [pageFile] = process.argv.slice(2);
if (pageFile === undefined) throw new Error('Usage: node reference-server.ts <file with a page of posts>');

const page: object = JSON.parse(readFileSync(pageFile, 'utf8'));
const text = readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8');
const { components }: { components: { schemas: Record<string, object> } } = parse(text);

// The server uses the schemas of the contract, so that it serializes exactly like the real server.
const definitions: Record<string, object> = JSON.parse(
  JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
);

const app = fastify();
const ajv = new Ajv2020({ coerceTypes: true, strict: false });
app.setValidatorCompiler(({ schema }) => ajv.compile(schema));

app.get('/posts', {
  schema: {
    querystring: { type: 'object', properties: { limit: { type: 'integer', minimum: 1, maximum: 100 } } },
    response: { 200: { ...definitions['PostPage'], definitions } },
  },
  handler: async () => page,
});
app.post('/empty', async () => ({}));

const address = await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
