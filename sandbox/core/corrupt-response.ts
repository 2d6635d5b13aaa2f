/**
 * Returns the first half of a response. After it the body fails, or, with `is cut`, sends nothing
 * more until the sender cuts the connection. An HTTP server would log a failing body as the
 * sandbox's own error.
 */
export async function halfOf(answer: Response, then: 'fails' | 'is cut'): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer());
  const half = whole.slice(0, Math.floor(whole.length / 2));
  let isSent = half.length === 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) controller.enqueue(half);
      else if (then === 'fails') controller.error(new TypeError('terminated'));
      else await new Promise(() => {});
      isSent = true;
    },
  });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, { status: answer.status, headers });
}

/** Returns the response with every value replaced by one of a wrong type. Field names stay. */
export async function withWrongTypes(answer: Response): Promise<Response> {
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const { status } = answer;
  if (!headers.get('content-type')?.includes('json')) return new Response(text, { status, headers });
  const right: unknown = JSON.parse(text);
  const wrong = isFields(right) ? Object.fromEntries(fieldsOf(right)) : wrongly(right);
  return new Response(JSON.stringify(wrong), { status, headers });
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (fields: Record<string, unknown>): [string, unknown][] =>
  Object.entries(fields).map(([name, value]) => [
    name,
    isFields(value) ? Object.fromEntries(fieldsOf(value)) : wrongly(value),
  ]);

function wrongly(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return Array.isArray(value) ? { 0: value[0] } : [];
}
