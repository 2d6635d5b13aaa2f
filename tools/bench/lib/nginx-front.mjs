import { createHash, X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { temporaryFolder } from '../../../scripts/lib/machine/temporary-folder.mjs';
import { statusOf } from '../../../scripts/lib/processes/answers.mjs';
import { start, stop } from '../../../scripts/lib/processes/processes.mjs';

/**
 * @typedef {object} Front
 * @property {string} publicKeyHash for the browser's `--ignore-certificate-errors-spki-list`: the
 * browser trusts this certificate only
 * @property {() => Promise<void>} close
 */

/** How long nginx may take to listen, in ms. */
const TIMEOUT_MS = 5_000;

/**
 * Starts one nginx that serves each upstream over TLS and HTTP/2, like a shop in production. It
 * passes responses on unchanged: it neither caches nor compresses, so that the measurement is of
 * the servers and not of their proxy.
 * @param {readonly { port: number, upstream: string }[]} servers `upstream`: an http URL of this
 * machine
 * @returns {Promise<Front>} listening
 * @throws {Failure} when there is no nginx, or it does not start
 */
export async function openNginxFront(servers) {
  const folder = temporaryFolder();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  writeFileSync(join(folder.path, 'key.pem'), key);
  writeFileSync(join(folder.path, 'cert.pem'), cert);
  const config = join(folder.path, 'nginx.conf');
  writeFileSync(config, configuration(folder.path, servers));
  const nginx = start('nginx', 'nginx', ['-c', config, '-e', 'stderr', '-p', folder.path], {
    output: 'buffered',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const close = async () => {
    await stop([nginx]);
    folder.remove();
  };
  const end = Date.now() + TIMEOUT_MS;
  // A TLS port of nginx responds with 400 to plain HTTP.
  for (const { port } of servers)
    while ((await statusOf(`http://localhost:${port}`)) === undefined) {
      if (nginx.alive() && Date.now() < end) continue;
      nginx.flush();
      await close();
      throw new Failure('nginx did not start. Install it (Debian: apt-get install nginx), or see above.');
    }
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { publicKeyHash: createHash('sha256').update(publicKey).digest('base64'), close };
}

/**
 * @param {string} folder
 * @param {readonly { port: number, upstream: string }[]} servers
 */
const configuration = (folder, servers) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ssl_certificate ${folder}/cert.pem;
  ssl_certificate_key ${folder}/key.pem;
  # As in docs/deploy/nginx.conf.
  ssl_buffer_size 4k;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Proto $scheme;
  # A page streams: what is there is sent on.
  proxy_buffering off;
  # The policy of a page may name each of its scripts.
  proxy_buffer_size 32k;
  proxy_buffers 8 32k;
  proxy_busy_buffers_size 64k;
${servers
  .map(
    ({ port, upstream }, index) => `
  upstream server${index} { server ${new URL(upstream).host}; keepalive 16; }
  server {
    listen ${port} ssl http2;
    listen [::]:${port} ssl http2;
    location / { proxy_pass http://server${index}; }
  }`,
  )
  .join('')}
}
`;
