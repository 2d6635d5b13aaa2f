import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * The minimum that a Node server can do: it sends the same bytes without any logic. It runs as its
 * own process, as the shop does, and receives its responses by `PUT`.
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
