import { expect, it } from 'vitest';
import { z } from 'zod';
import { dateField, pictureField, richTextField } from '@/lib/content/item-fields';

const item = z.object({ picture: pictureField.nullish(), startsAt: dateField, text: richTextField });
const valid = {
  picture: 'wix:image://v1/abc~mv2.jpg/oven.jpg#originWidth=1600&originHeight=900',
  startsAt: new Date('2026-10-05T06:00:00.000Z'),
  text: '<h1>Rye</h1><p onclick="steal()">Bread</p><script>steal()</script>',
};

it('fields of the CMS are a picture, a date and safe HTML', () => {
  const { picture, startsAt, text } = item.parse(valid);
  expect(picture).toEqual({
    base: expect.stringMatching(/\/media\/abc~mv2\.jpg$/),
    width: 1600,
    height: 900,
    alt: '',
  });
  expect(startsAt).toEqual(valid.startsAt);
  expect(text).toBe('<h2>Rye</h2><p>Bread</p>');
});

it('fields of the CMS read a date that is a text', () => {
  expect(item.parse({ ...valid, startsAt: valid.startsAt.toISOString() }).startsAt).toEqual(valid.startsAt);
});

it('fields of the CMS may lack a picture, and reject one that is not on the site', () => {
  expect(item.parse({ ...valid, picture: null }).picture).toBeNull();
  const { error } = item.safeParse({ ...valid, picture: 'https://elsewhere.example/oven.jpg' });
  expect(error?.issues).toMatchObject([{ path: ['picture'], message: 'is no picture of the site' }]);
});
