import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSiteForm } from '@/lib/wix/site-forms';
import { inView } from '@/lib/wix/view-headers';
import { rawForm, text } from '../lib/site-forms/raw-form';
import { FOREIGN_RESPONSES, mintingTokens, PLATFORM, playPlatform, rejectedCall } from './platform-server';

vi.hoisted(() => vi.stubEnv('WIX_API_ORIGIN', 'https://platform.test'));

const platform = playPlatform();
const PATH = '/form-schema-service/v4/forms/form-1';
const found = () => HttpResponse.json({ form: rawForm([text('name')]) });

beforeEach(() => platform.use(mintingTokens()));

describe('a form', () => {
  it('is read with the token and the language of the page', async () => {
    platform.use(http.get(PLATFORM + PATH, found));
    const form = await inView({ language: 'de', currency: null }, () => fetchSiteForm('form-1'));
    expect(form).toMatchObject({ id: 'form-1', title: 'Questions' });
    const [{ headers } = { headers: new Headers() }] = platform.requests(PATH);
    expect(headers.get('authorization')).toMatch(/^access-\d+$/);
    expect(headers.get('x-wix-linguist')).toMatch(/^de\|de-de\|/);
  });

  it('is read again after a failure that ends by itself', async () => {
    const answers = [() => rejectedCall(503), found];
    platform.use(http.get(PLATFORM + PATH, () => answers.shift()?.()));
    expect(await fetchSiteForm('form-1')).not.toBeNull();
    expect(platform.requests(PATH)).toHaveLength(2);
  });

  it.each([
    [404, 'FORM_NOT_FOUND'],
    [404, undefined],
    [403, undefined],
    [428, undefined],
  ])('is none after a %i %s of the platform', async (status, code) => {
    platform.use(http.get(PLATFORM + PATH, () => rejectedCall(status, code)));
    expect(await fetchSiteForm('form-1')).toBeNull();
  });

  it.each(FOREIGN_RESPONSES)('fails as in an outage after %s', async (_, respond) => {
    platform.use(http.get(PLATFORM + PATH, respond));
    await expect(fetchSiteForm('form-1')).rejects.toMatchObject({ detail: { kind: 'system' } });
  });
});
