import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A slow line between a browser and the servers of this machine: 150 ms round trip, 1.6 Mbit/s
 * down, 0.75 Mbit/s up, for all connections together. DevTools' own throttling delivers a response
 * in reads of up to 32 kB, so a page appears to arrive in one piece. Here it arrives packet by
 * packet, and what a browser can paint early, it paints early. TCP's slow start is not emulated.
 *
 * @typedef {{ free: number, bytesPerMs: number }} Direction `free`: when the line can send the next
 * packet
 */

const ONE_WAY_MS = 75;
const DOWN = 1_600_000 / 8 / 1_000;
const UP = 750_000 / 8 / 1_000;
/** The payload of a TCP packet. */
const PACKET = 1_460;
/** How long a packet may wait for the others, so that a server can send urgent ones first. */
const MAX_WAITING_MS = 100;

/**
 * @param {readonly { port: number, server: number }[]} ends ports of this machine: for the
 * browser, and the server's
 * @returns {Promise<{ close: () => Promise<void> }>} listening
 */
export async function openSlowLine(ends) {
  /** @type {Direction} */
  const down = { free: 0, bytesPerMs: DOWN };
  /** @type {Direction} */
  const up = { free: 0, bytesPerMs: UP };
  const servers = ends.map(({ port, server }) =>
    createServer((browser) => {
      const shop = connect(server, '127.0.0.1').setNoDelay();
      browser.setNoDelay();
      // The handshake of TCP takes a round trip.
      void carry(browser, shop, up, 2 * ONE_WAY_MS);
      void carry(shop, browser, down, 0);
    })
      .listen(port)
      // A benchmark that fails ends, although the line is open.
      .unref(),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/**
 * @param {import('node:net').Socket} from
 * @param {import('node:net').Socket} to
 * @param {Direction} direction
 * @param {number} handshake ms before the first packet can leave
 */
async function carry(from, to, direction, handshake) {
  const open = performance.now() + handshake;
  let last = Promise.resolve();
  try {
    for await (const chunk of from) {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        const sent = Math.max(performance.now(), open, direction.free) + packet.length / direction.bytesPerMs;
        direction.free = sent;
        const arrival = pause(sent + ONE_WAY_MS - performance.now());
        last = Promise.all([last, arrival]).then(() => void to.write(packet));
        const waiting = sent - performance.now() - MAX_WAITING_MS;
        if (waiting > 0) await pause(waiting);
      }
    }
  } catch {
    // The other side has closed its connection.
  }
  await last;
  to.end();
}
