import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { untilAnswers } from '../processes/answers.mjs';
import { start } from '../processes/processes.mjs';
import { root } from '../project.mjs';
import { findProgram } from './system-package.mjs';

/**
 * The changes that a test makes to the shipped file.
 * @typedef {object} Site
 * @property {string} folder for the files that nginx writes
 * @property {string} staticFiles the folder of `/_next/static/`
 * @property {{ nginx: number, redirect: number, first: number, second: number, tls?: number }}
 * ports `tls` needs the certificate. Without it nginx listens without TLS only
 * @property {{ key: string, cert: string }} [certificate] in PEM
 * @property {string} [also] a part of the `http` block
 * @property {number} [readTimeout] seconds
 */

/**
 * Starts nginx with the shipped file, on other ports, and without TLS when there is no certificate.
 * @param {Site} site
 * @returns {Promise<import('../processes/processes.mjs').Running>} nginx, once it responds
 */
export async function startNginx(site) {
  const { folder, ports, certificate } = site;
  if (certificate) {
    writeFileSync(join(folder, 'key.pem'), certificate.key);
    writeFileSync(join(folder, 'cert.pem'), certificate.cert);
  }
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  types { text/css css; application/javascript js; font/woff2 woff2; image/webp webp; text/html html; }
  ${temporary}
  ${siteOf(site)}
  ${site.also ?? ''}
}
`,
  );
  const nginx = start(
    'nginx',
    findProgram('nginx') ?? 'nginx',
    ['-c', file, '-e', join(folder, 'error.log')],
    {
      output: 'buffered',
    },
  );
  await untilAnswers(nginx, `http://localhost:${ports.nginx}/api/health`);
  return nginx;
}

/**
 * @param {Site} site
 * @throws {Failure} when the file has changed so that it lacks a part to replace
 */
function siteOf({ folder, staticFiles, ports, certificate, readTimeout = 20 }) {
  let text = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8').replaceAll(
    /^\s*listen \[::\].*\n/gm,
    '',
  );
  const replace = (/** @type {string | RegExp} */ from, /** @type {string} */ to) => {
    if (text.split(from).length === 1) throw new Failure(`docs/deploy/nginx.conf has no ${from}`);
    text = text.replaceAll(from, to);
  };
  const secure = (/** @type {string} */ rest) => (ports.tls ? `listen ${ports.tls} ssl http2${rest}; ` : '');
  replace(
    'listen 443 ssl http2 default_server;',
    `${secure(' default_server')}listen ${ports.nginx} default_server;`,
  );
  replace('listen 443 ssl http2;', `${secure('')}listen ${ports.nginx};`);
  replace(/listen 80( default_server)?;/g, `listen ${ports.redirect}$1;`);
  if (certificate) replace('/etc/letsencrypt/live/shop.example.com/fullchain.pem', join(folder, 'cert.pem'));
  if (certificate) replace('/etc/letsencrypt/live/shop.example.com/privkey.pem', join(folder, 'key.pem'));
  else replace(/^\s*ssl_.*\n/gm, '');
  replace('server_name shop.example.com;', 'server_name localhost;');
  replace('127.0.0.1:3000', `127.0.0.1:${ports.first}`);
  replace('# server 127.0.0.1:3001', `server 127.0.0.1:${ports.second}`);
  replace('/srv/shop/static/', `${staticFiles}/`);
  replace('/srv/shop/current/public', join(root, 'public'));
  replace('/var/lib/nginx/shop', join(folder, 'cache'));
  replace('proxy_read_timeout 20s;', `proxy_read_timeout ${readTimeout}s;`);
  return text;
}
