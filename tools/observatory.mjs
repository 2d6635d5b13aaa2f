import { writeFileSync } from 'node:fs';
import { createServer as createHttp, request as sendRequest } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { build } from '../scripts/lib/build/production-build.mjs';
import { runCommand } from '../scripts/lib/failure.mjs';
import { temporaryFolder } from '../scripts/lib/machine/temporary-folder.mjs';
import { freePortFrom } from '../scripts/lib/processes/ports.mjs';
import { endOnSignal, run, stop } from '../scripts/lib/processes/processes.mjs';
import { startSandbox, startShop } from '../scripts/lib/processes/services.mjs';
import { readSettings } from '../scripts/lib/settings/settings.mjs';

/**
 * `npm run observatory`: prints the score that Mozilla's HTTP Observatory gives the home page of a
 * production build on https. The scorer is downloaded for it (it is not a dependency) and requests
 * a TLS front of this machine.
 */
const SCORER = '@mdn/mdn-http-observatory@1.4.8';

await runCommand(async () => {
  const [port, sandboxPort, httpsPort, httpPort] = [
    await freePortFrom(5100),
    await freePortFrom(5200),
    await freePortFrom(5300),
    await freePortFrom(5400),
  ];
  const settings = readSettings({
    ...process.env,
    WIX_CLIENT_ID: '',
    SITE_URL: `https://localhost:${httpsPort}`,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    NEXT_DIST_DIR: '.next-observatory',
  });
  const data = temporaryFolder();
  endOnSignal(data.remove);
  /** @type {import('node:http').Server[]} */
  const fronts = [];
  try {
    await startSandbox(settings, { dataFolder: data.path });
    await build(settings);
    // The pages are cached and nothing is requested through them, so their policy can name the live
    // platform, which is on https.
    await startShop({ ...settings, env: { ...settings.env, WIX_API_ORIGIN: '', WIX_MEDIA_ORIGIN: '' } });

    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    });
    const certFile = join(data.path, 'localhost.pem');
    writeFileSync(certFile, cert);
    fronts.push(
      createHttps({ key, cert }, (request, response) => {
        const { method, url, headers } = request;
        const passed = { ...headers, 'x-forwarded-proto': 'https' };
        request.pipe(
          sendRequest({ port, method, path: url, headers: passed }, (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
            answer.pipe(response);
          }),
        );
      }).listen(httpsPort),
      createHttp(({ url }, response) => {
        response.writeHead(301, { location: `https://localhost:${httpsPort}${url}` }).end();
      }).listen(httpPort),
    );
    return await run(
      'npx',
      [
        '--yes',
        '--ignore-scripts',
        `--package=${SCORER}`,
        '-c',
        `node tools/observatory-score.mjs ${httpPort} ${httpsPort}`,
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: certFile } },
    );
  } finally {
    for (const front of fronts) front.close();
    await stop();
    data.remove();
  }
});
