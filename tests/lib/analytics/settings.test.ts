import { describe, expect, it } from 'vitest';
import { analyticsText, isAnalyticsText, parseAnalytics, setShopVariables } from '@/lib/config/env-schema';
import {
  analyticsOrigins,
  basePolicy,
  cachedPagePolicy,
  noncePolicy,
  policySources,
} from '@/lib/http/content-policy.mjs';

const GOOGLE = '{"provider":"dataLayer","id":"G-ABC1234567"}';
const BEACON =
  '{"provider":"beacon","endpoint":"https://stats.example:8443/api/event","domain":"shop.example"}';
const WEBHOOK = '{"provider":"webhook","address":"https://collect.example/events"}';

describe('the settings of analytics', () => {
  it('ask for consent unless they say otherwise', () => {
    expect(parseAnalytics(WEBHOOK)).toMatchObject([{ provider: 'webhook', consent: 'required' }]);
    expect(parseAnalytics('{"provider":"custom","consent":"none"}')).toMatchObject([{ consent: 'none' }]);
  });

  it('may be of several providers, each with its purpose', () => {
    const chat = '{"provider":"script","src":"https://chat.example/widget.js","purpose":"support"}';
    expect(parseAnalytics(`[${GOOGLE},${chat},{"provider":"none"}]`)).toMatchObject([
      { provider: 'dataLayer', purpose: 'statistics' },
      { provider: 'script', purpose: 'support', consent: 'required' },
    ]);
    expect(() => parseAnalytics(`[${GOOGLE},{"provider":"script","src":"chat.js"}]`)).toThrow(
      /1.*src|src.*1/s,
    );
  });

  it.each(['off', '{"provider":"none"}', '[]'])('turn analytics off: %s', (text) => {
    expect(parseAnalytics(text)).toBeNull();
  });

  it.each([
    ['another provider', '{"provider":"pixel"}'],
    ['text that is no JSON', 'webhook'],
    ['an unknown entry', '{"provider":"webhook","address":"https://a.example","adress":"b"}'],
    ['an id of another kind', '{"provider":"dataLayer","id":"UA-1234-1"}'],
    ['an id that leaves its address', '{"provider":"dataLayer","id":"G-A&x=https://e.example"}'],
    ['an address of another scheme', '{"provider":"webhook","address":"javascript:alert(1)"}'],
    [
      'an origin that adds a directive',
      `{"provider":"custom","origins":{"script":["https://a.example; x"]}}`,
    ],
    ['inline scripts', `{"provider":"custom","origins":{"script":["'unsafe-inline'"]}}`],
    ['another consent', '{"provider":"custom","consent":"maybe"}'],
    ['a privacy page of another site', '{"provider":"custom","privacyPage":"//e.example"}'],
  ])('reject %s', (_, text) => expect(isAnalyticsText(text)).toBe(false));

  it('of the environment come before those of the shop', () => {
    expect(analyticsText({ ANALYTICS: 'off' }, {})).toBe('off');
    expect(isAnalyticsText(analyticsText({}, {}))).toBe(true);
    const source: Record<string, string | undefined> = { ANALYTICS: '' };
    setShopVariables(source, {});
    expect(source.ANALYTICS).toBe(analyticsText({}, {}));
  });
});

describe('the content security policy', () => {
  const live = { SITE_URL: 'https://shop.example' };
  const policiesWith = (ANALYTICS: string | undefined) => {
    const sources = policySources({ ...live, ANALYTICS });
    return {
      base: basePolicy(sources),
      script: cachedPagePolicy(sources, { scripts: [], styles: [] }),
      nonce: noncePolicy(sources, 'n'),
    };
  };
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';

  it('allows nothing more without analytics', () => {
    expect(policiesWith('off')).toEqual(policiesWith(undefined));
    expect(analyticsOrigins('off')).toEqual({ script: [], connect: [], image: [] });
  });

  it('allows an endpoint to receive events, and no script', () => {
    const { base, script } = policiesWith(BEACON);
    expect(directive(base, 'connect-src')).toContain(' https://stats.example:8443');
    expect(script).toBe(policiesWith(undefined).script);
    expect(directive(policiesWith(WEBHOOK).base, 'connect-src')).toContain(' https://collect.example');
  });

  it('allows Google to load its script and to receive events', () => {
    const { base, script, nonce } = policiesWith(GOOGLE);
    for (const policy of [script, nonce])
      expect(directive(policy, 'script-src')).toContain(' https://*.googletagmanager.com');
    expect(directive(base, 'connect-src')).toContain(' https://*.google-analytics.com');
    expect(directive(base, 'img-src')).toContain(' https://*.google-analytics.com');
    expect(base + script + nonce).not.toMatch(/script-src[^;]*'unsafe-/);
  });

  it('allows the origins of the settings as well', () => {
    const text =
      '{"provider":"custom","origins":{"script":["https://a.example"],"connect":["https://*.b.example"]}}';
    expect(policiesWith(text).script).toContain(' https://a.example');
    expect(directive(policiesWith(text).base, 'connect-src')).toContain(' https://*.b.example');
  });

  it('allows what each of several providers needs, once', () => {
    const chat = '{"provider":"script","src":"https://chat.example/widget.js"}';
    const { script, base } = policiesWith(`[${WEBHOOK},${BEACON},${WEBHOOK},${chat}]`);
    expect(directive(script, 'script-src')).toContain(' https://chat.example');
    expect(base.match(/collect\.example/g)).toHaveLength(1);
    expect(directive(base, 'connect-src')).toContain(' https://stats.example:8443');
    expect(base).not.toContain('chat.example');
  });

  it('has the origins of the entry `policy`, each in its directive only', () => {
    const origin = (name: string) => `https://${name}.example`;
    const names = {
      script: 'script-src',
      style: 'style-src',
      font: 'font-src',
      image: 'img-src',
      connect: 'connect-src',
      media: 'media-src',
    };
    const POLICY = JSON.stringify(
      Object.fromEntries(Object.keys(names).map((name) => [name, [origin(name)]])),
    );
    const sources = policySources({ ...live, POLICY });
    const cached = cachedPagePolicy(sources, { scripts: [], styles: [] });
    const policy = `${basePolicy(sources)}; ${cached}`;
    for (const [name, expected] of Object.entries(names)) {
      expect(directive(policy, expected), name).toContain(` ${origin(name)}`);
      const others = policy.split('; ').filter((one) => one.includes(origin(name)));
      expect(
        others.every((one) => one.startsWith(expected)),
        name,
      ).toBe(true);
    }
    expect(directive(cached, 'style-src-elem')).toContain(origin('style'));
  });

  it('of a cached page stays below 1 kB on the live platform', () => {
    const sources = policySources({ ...live, ANALYTICS: GOOGLE });
    const hash = 'x'.repeat(44);
    const hashes = { scripts: Array.from({ length: 4 }, () => hash), styles: [hash] };
    expect([basePolicy(sources), cachedPagePolicy(sources, hashes)].join('; ').length).toBeLessThanOrEqual(
      1120,
    );
  });
});
