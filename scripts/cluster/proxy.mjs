import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilAnswers } from '../lib/answers.mjs';
import { start } from '../lib/processes.mjs';
import { root } from '../lib/project.mjs';

/**
 * nginx with the file of the deploy guide, on other ports and without TLS.
 *
 * @param {string} folder for what nginx writes
 * @param {string} staticFiles the folder of `/_next/static/`
 * @param {{ nginx: number, redirect: number, first: number, second: number }} ports
 */
export async function startProxy(folder, staticFiles, { nginx, redirect, first, second }) {
  const site = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8')
    .replaceAll(/^\s*(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen ${nginx};`)
    .replace('listen 80;', `listen ${redirect};`)
    .replaceAll('server_name shop.example.com;', 'server_name localhost;')
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace('/srv/shop/static/', `${staticFiles}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http { access_log off; types { text/css css; application/javascript js; font/woff2 woff2; } ${temporary} ${site} }
`,
  );
  const proxy = start('nginx', 'nginx', ['-c', file, '-e', join(folder, 'error.log')], { output: 'kept' });
  await untilAnswers(proxy, `http://localhost:${nginx}/api/health`);
}
