import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

/**
 * @param {string} variable the variable that the value came from, for the message
 * @param {string | undefined} value
 * @param {number} fallback for an unset or empty value
 */
export function parsePort(variable, value, fallback) {
  if (!value?.trim()) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${variable} must be a port between 1 and 65535, not "${value}".`);
}

/**
 * Returns whether a port is busy. A program may occupy a port on the loopback only or on every
 * address, and either makes it busy.
 * @param {number} port
 */
export async function isPortFree(port) {
  for (const host of [undefined, '127.0.0.1']) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} purpose what the port is for, e.g. `the shop`
 * @throws {Failure} with the port and the variable that chooses another
 */
export async function requireFreePort(variable, port, purpose) {
  if (await isPortFree(port)) return;
  throw new Failure(
    `Port ${port}, needed for ${purpose}, is busy. End what listens there, or choose another with ${variable}, e.g. ${variable}=${port + 10}.`,
  );
}

/**
 * @param {number} preferred
 * @param {number} [count] how many consecutive ports are needed
 * @returns {Promise<number>} the preferred port, or the next one that is free with those after it
 */
export async function freePortFrom(preferred, count = 1) {
  for (let port = preferred; port < preferred + 100; port++) if (await areFree(port, count)) return port;
  throw new Failure(`No ${count} free ports in a row between ${preferred} and ${preferred + 100}.`);
}

/**
 * @param {number} first
 * @param {number} count
 */
async function areFree(first, count) {
  for (let port = first; port < first + count; port++) if (!(await isPortFree(port))) return false;
  return true;
}
