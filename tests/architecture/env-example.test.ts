import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envSchema } from '@/lib/config/env-schema';
import { TOOLS_SECTION } from '../../scripts/lib/build/fingerprint.mjs';

const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const [shop = '', tools = ''] = text.split(TOOLS_SECTION);

const names = (section: string) => [...section.matchAll(/^# ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

describe('.env.example', () => {
  it('lists exactly the variables that the shop parses', () => {
    expect(names(shop).sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  it('lists the variables of the commands separately', () => {
    expect(names(tools)).toEqual(expect.arrayContaining(['PORT', 'SANDBOX_PORT']));
    expect(names(tools).filter((name) => names(shop).includes(name))).toEqual([]);
  });

  it('documents the default of the schema', () => {
    const defaults = envSchema.parse({});
    for (const [, name = '', value] of shop.matchAll(/^# ?([A-Z][A-Z0-9_]*)=(.+)$/gm))
      expect({ [name]: value }).toEqual({
        [name]: Object.entries(defaults)
          .find(([key]) => key === name)?.[1]
          ?.toString(),
      });
  });

  it('changes nothing when it is copied unchanged', () => {
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});
