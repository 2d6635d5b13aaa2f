import { describe, expect, it } from 'vitest';
import { newsletterOrigin, setShopVariables } from '@/lib/config/env-schema';
import { shopProblems } from '@/lib/config/shop-problems';
import { basePolicy, cachedPagePolicy, noncePolicy, policySources } from '@/lib/http/content-policy.mjs';

const NEWSLETTER = { action: 'https://lists.example/subscribe?u=1', consent: 'Send me the newsletter.' };
const problems = (config: unknown) => shopProblems(config, { langs: ['en', 'de'] });

it('payments and newsletter of shop.config.ts are accepted', () => {
  expect(problems({ payments: ['visa', 'klarna'], newsletter: NEWSLETTER })).toEqual([]);
});

it.each<[config: object, problem: RegExp]>([
  [{ payments: ['cheque'] }, /payments\[0\]: must be one of visa, mastercard, /],
  [{ payments: ['visa', 'visa'] }, /payments: must not name a method twice$/],
  [{ newsletter: { action: 'http://lists.example', consent: 'x' } }, /newsletter\.action: .*https:\/\/$/],
  [{ newsletter: { action: NEWSLETTER.action } }, /newsletter\.consent: must be a text/],
  [
    { newsletter: { ...NEWSLETTER, emailField: 'a b' } },
    /newsletter\.emailField: must be the name of a field/,
  ],
  [{ help: Array(5).fill({ label: 'Help', href: '/help' }) }, /help: must have at most 4 links$/],
])('payments and newsletter of shop.config.ts %o names the entry and what is allowed', (config, problem) => {
  expect(problems(config)).toEqual([expect.stringMatching(problem)]);
});

describe('the content security policy', () => {
  const env = { WIX_API_ORIGIN: 'http://localhost:4000', SITE_URL: 'http://localhost:3000' };
  const formsOf = (policy: string) =>
    policy.split('; ').find((directive) => directive.startsWith('form-action '));

  it('of a cached page names the folder of the build’s scripts, and no whole origin of the shop', () => {
    const hashes = { scripts: [], styles: [] };
    const scriptsOf = (siteUrl: string) =>
      /script-src ([^;]*)/
        .exec(cachedPagePolicy(policySources({ SITE_URL: siteUrl }), hashes))?.[1]
        ?.split(' ');
    expect(scriptsOf('https://shop.example')).toEqual([
      'https://shop.example/_next/static/',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    // A developer opens the shop by other names of the machine, too.
    const local = scriptsOf(env.SITE_URL) ?? [];
    expect(local).toContain('http://127.0.0.1:3000/_next/static/');
    for (const source of local) expect(new URL(source).pathname).not.toBe('/');
  });

  it('allows the origins of other programs, on pages of both kinds', () => {
    const source: Record<string, string | undefined> = { ...env };
    const chat = { script: ['https://chat.example'], frame: ['https://frame.chat.example'] };
    setShopVariables(source, { policy: { ...chat, connect: ['https://api.chat.example'] } });
    const sources = policySources(source);
    const hashes = { scripts: [], styles: [] };
    expect(noncePolicy(sources, 'n')).toMatch(/script-src [^;]*https:\/\/chat\.example/);
    expect(cachedPagePolicy(sources, hashes)).toMatch(/script-src [^;]*https:\/\/chat\.example/);
    expect(basePolicy(sources)).toMatch(/frame-src [^;]*https:\/\/frame\.chat\.example/);
    expect(basePolicy(sources)).toMatch(/connect-src [^;]*https:\/\/api\.chat\.example/);
    expect(basePolicy(sources)).not.toMatch(/img-src [^;]*chat/);
    const without = basePolicy(policySources(env));
    setShopVariables(source, {});
    expect(basePolicy(policySources(source))).toBe(without);
  });

  it('lets forms submit to the newsletter’s provider and to nobody else', () => {
    const source: Record<string, string | undefined> = { ...env };
    setShopVariables(source, { newsletter: NEWSLETTER });
    expect(newsletterOrigin({})).toBe('');
    const sources = policySources(source);
    for (const policy of [basePolicy(sources), noncePolicy(sources, 'n')])
      expect(formsOf(policy)).toBe("form-action 'self' http://localhost:4000 https://lists.example");
    setShopVariables(source, {});
    expect(formsOf(basePolicy(policySources(source)))).toBe("form-action 'self' http://localhost:4000");
  });
});
