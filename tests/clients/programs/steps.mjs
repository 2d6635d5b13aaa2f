/** @typedef {{ call: string, status: number, isUnknown: boolean }} Call */

/** @type {Call[]} */
let calls = [];
const { fetch: send } = globalThis;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const response = await send(request);
  const { pathname } = new URL(request.url);
  // Errors of the platform have a body.
  const isUnknown = response.status === 404 && response.headers.get('content-type') === null;
  calls.push({ call: `${request.method} ${pathname}`, status: response.status, isUnknown });
  return response;
};

const print = (outcome) => process.stdout.write(`${JSON.stringify(outcome)}\n`);

/**
 * Runs steps one after the other, and reports each outcome with the calls that the client made. A
 * step that fails does not hide those after it. It fails, too, when the platform does not know a
 * call, because many clients then go on with defaults.
 * @param {string} client the package that the steps use
 * @param {Record<string, () => Promise<unknown>>} steps by what they do
 * @param {(outcome: object) => void} report by default writes a line of JSON
 */
export async function run(client, steps, report = print) {
  for (const [step, take] of Object.entries(steps)) {
    calls = [];
    const error = await take().then(
      () => undefined,
      (reason) => String(reason?.stack ?? reason).slice(0, 1_000),
    );
    const unknown = calls.filter(({ isUnknown }) => isUnknown).map(({ call }) => call);
    report({
      client,
      step,
      error: error ?? (unknown.length > 0 ? `Not answered: ${unknown.join(', ')}` : null),
      calls: calls.map(({ call, status }) => `${call} ${status}`),
    });
  }
}

/**
 * Waits until a service has a value that is not empty.
 * @template Value
 * @param {() => Value | null | undefined | false} read
 * @returns {Promise<Value>}
 */
export async function until(read) {
  for (let tries = 0; tries < 500; tries += 1) {
    const value = read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Never came: ${read}`);
}
