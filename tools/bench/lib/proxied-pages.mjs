import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { startNginx } from '../../../scripts/lib/machine/nginx.mjs';
import { temporaryFolder } from '../../../scripts/lib/machine/temporary-folder.mjs';
import { freePortFrom } from '../../../scripts/lib/processes/ports.mjs';
import { stop } from '../../../scripts/lib/processes/processes.mjs';
import { startShop } from '../../../scripts/lib/processes/services.mjs';
import { root } from '../../../scripts/lib/project.mjs';
import { median, ratio } from './tables.mjs';

const ROUNDS = 5;
const CONNECTIONS = 32;
const ENCODINGS = ['identity', 'gzip', 'br'];

/** The load generator. A client in Node would be slower than nginx. */
export const hasWrk = () => spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Measures pages from the cache of the shipped nginx configuration compared with nginx that serves
 * the same bytes as a file, in turns, both over TLS.
 * @param {import('../../../scripts/lib/settings/settings.mjs').Settings} settings of an existing
 *   build, with the sandbox open
 * @param {readonly string[]} paths of prerendered pages
 * @param {number} seconds of each measurement
 * @returns {Promise<Record<string, string | number>[]>} rows of a table: requests a second, and
 * their ratio
 */
export async function measureProxiedPages(settings, paths, seconds) {
  const data = temporaryFolder();
  const port = await freePortFrom(3500);
  const ports = {
    first: port,
    second: port,
    nginx: await freePortFrom(6100),
    redirect: await freePortFrom(6200),
    files: await freePortFrom(6300),
    tls: await freePortFrom(6400),
  };
  const shop = await startShop({
    ...settings,
    port,
    shopUrl: `http://localhost:${port}`,
    env: { ...settings.env, TRUSTED_PROXIES: '1', PAGE_MEMORY: 'off' },
  });
  const headers = headersOf(`http://localhost:${port}${paths[0]}`);
  const files = join(data.path, 'files');
  for (const encoding of ENCODINGS) mkdirSync(join(files, encoding), { recursive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const nginx = await startNginx({
    folder: data.path,
    staticFiles: join(root, settings.distDir, 'static'),
    ports,
    certificate: { key, cert },
    also: `server {
      listen ${ports.files} ssl http2;
      ssl_certificate ${data.path}/cert.pem;
      ssl_certificate_key ${data.path}/key.pem;
      sendfile on;
      tcp_nopush on;
      root ${files};
      default_type text/html;
      open_file_cache max=200;
      location /identity/ { ${headers} }
      location /gzip/ { ${headers} add_header Content-Encoding gzip; }
      location /br/ { ${headers} add_header Content-Encoding br; }
    }`,
  });
  try {
    const rows = [];
    for (const encoding of ENCODINGS)
      for (const [index, path] of paths.entries()) {
        const file = `${encoding}/${index}`;
        const page = `https://localhost:${ports.tls}${path}`;
        const args = ['-sS', '--fail', '--insecure', '-H', `accept-encoding: ${encoding}`, page];
        // Requests the page twice: the first response is rendered.
        execFileSync('curl', args, { maxBuffer: 10_000_000 });
        writeFileSync(join(files, file), execFileSync('curl', args, { maxBuffer: 10_000_000 }));
        const cached = [];
        const served = [];
        for (let round = 0; round < ROUNDS; round++) {
          cached.push(requestsPerSecond(page, encoding, seconds));
          served.push(requestsPerSecond(`https://localhost:${ports.files}/${file}`, encoding, seconds));
        }
        rows.push({
          page: path,
          encoding,
          'requests/s': Math.round(median(cached)),
          'the same file': Math.round(median(served)),
          ratio: ratio(median(cached), median(served)),
        });
      }
    return rows;
  } finally {
    await stop([nginx, shop]);
    data.remove();
  }
}

/** Headers that nginx adds to a file by itself, or that depend on the encoding. */
const OWN_HEADERS =
  /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary|x-request-id)/i;

/**
 * Returns the other headers of a page as nginx directives, because they are a part of the bytes.
 * @param {string} url
 */
function headersOf(url) {
  const lines = execFileSync('curl', ['-sS', '--head', '--fail', url], { encoding: 'utf8' })
    .split('\r\n')
    .slice(1);
  return lines
    .filter((line) => line !== '' && !OWN_HEADERS.test(line))
    .map((line) => {
      const [name = '', ...value] = line.split(': ');
      return `add_header ${name} '${value.join(': ').replaceAll("'", '"')}';`;
    })
    .join('\n');
}

/**
 * @param {string} url
 * @param {string} encoding
 * @param {number} seconds
 */
function requestsPerSecond(url, encoding, seconds) {
  const args = [
    '-t',
    '1',
    '-c',
    String(CONNECTIONS),
    '-d',
    `${seconds}s`,
    '-H',
    `accept-encoding: ${encoding}`,
    url,
  ];
  const report = execFileSync('wrk', args, { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`Requests for ${url} failed:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}
