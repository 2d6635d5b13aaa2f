import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * The least a Node server can do: the same bytes, with nothing in between. It runs as a process of its own, as the shop
 * does, and learns what to answer by `PUT`.
 */
/** @type {Map<string, { status: number, headers: Record<string, string>, body: Buffer }>} */
const answers = new Map();

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    const { path, status, headers, body } = /** @type {any} */ (await json(request));
    answers.set(path, { status, headers, body: Buffer.from(body, 'base64') });
    return response.end();
  }
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
server.listen(Number(process.argv[2]));
