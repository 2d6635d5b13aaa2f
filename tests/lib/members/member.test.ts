import { members } from '@wix/members';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PlatformError } from '@/lib/errors/platform-error';
import { FieldError, runForm } from '@/lib/forms/run-form';
import { en } from '@/lib/i18n/messages/en';
import { toFieldError } from '@/lib/members/operations';
import { toMember } from '@/lib/wix/members';
import { problemOf } from '@/lib/wix/rejections';
import { formData } from '../../form-data';
import { words } from '../../words';

it('toMember needs only an id', () => {
  expect(toMember({})).toBeNull();
  expect(toMember({ _id: 'm' })).toEqual({
    ...{ id: 'm', email: '', firstName: '', lastName: '', nickname: '', phones: [], addresses: [] },
    ...{ privacy: 'private', status: 'unknown', activity: 'unknown', joinedAt: null },
  });
});

it('toMember reads names, phones and addresses', () => {
  const place = { city: 'Jewell', subdivision: 'US-OH', country: 'US', postalCode: '43530' };
  const addresses = [
    { _id: 'a', addressLine: '76 C', ...place },
    { _id: 'b', streetAddress: { number: '412', name: 'Warren Street' } },
    { addressLine: 'without an id' },
  ];
  const member = toMember({
    _id: 'm',
    loginEmail: 'ada@example.com',
    _createdDate: new Date('2026-01-02T00:00:00Z'),
    contact: { firstName: 'Ada', lastName: null, phones: ['+1', ''], addresses },
    profile: { nickname: 'ada' },
  });
  expect(member).toMatchObject({
    ...{ email: 'ada@example.com', firstName: 'Ada', lastName: '', nickname: 'ada', phones: ['+1'] },
    joinedAt: '2026-01-02T00:00:00.000Z',
    addresses: [
      { id: 'a', line1: '76 C', line2: '', ...place },
      { id: 'b', line1: '412 Warren Street', city: '' },
    ],
  });
  expect(member?.addresses).toHaveLength(2);
});

it('toMember has the state that the platform names', () => {
  for (const status of ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const) {
    expect(Object.values(members.Status)).toContain(status);
    expect(toMember({ _id: 'm', status })?.status).toBe(status.toLowerCase());
  }
  for (const activityStatus of ['UNKNOWN', 'ACTIVE', 'MUTED'] as const)
    expect(toMember({ _id: 'm', activityStatus })?.activity).toBe(activityStatus.toLowerCase());
  const privacy = (['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const).map(
    (privacyStatus) => toMember({ _id: 'm', privacyStatus })?.privacy,
  );
  expect(privacy).toEqual(['private', 'private', 'public']);
});

const violation = (field: string, rule: string | null) =>
  new PlatformError({ kind: 'validation', violations: [{ field, description: 'raw', rule }] }, null);

describe('toFieldError', () => {
  it.each([
    ['member.profile.nickname', 'nickname'],
    ['member.contact.firstName', 'firstName'],
    ['member.contact.lastName', 'lastName'],
    ['member.contact.phones[0]', 'phone'],
    ['member.contact.phones[1]', 'otherPhone'],
    ['member.contact.addresses[2].addressLine', 'line1'],
    ['member.contact.addresses[2].addressLine2', 'line2'],
    ['member.contact.addresses[0].subdivision', 'subdivision'],
    ['member.contact.addresses[0].postalCode', 'postalCode'],
    ['member.contact.addresses[0].country', 'country'],
    ['member.contact.addresses[0].city', 'city'],
    ['newPassword', 'newPassword'],
  ])('puts %s beside %s, without the platform’s own text', (field, ours) => {
    const error = toFieldError(violation(field, 'FORMAT'));
    expect(error).toBeInstanceOf(FieldError);
    expect(error).toMatchObject({ field: ours, message: expect.not.stringContaining('raw') });
  });

  it.each([
    ['en', 'Fill in “City”.', '“Nickname” is too long.'],
    ['de', 'Bitte füllen Sie „Ort“ aus.', '„Anzeigename“ ist zu lang.'],
    ['he', 'יש למלא את ״עיר״.', 'הטקסט בשדה ״כינוי״ ארוך מדי.'],
  ])('names the field in the message: %s', async (lang, missing, tooLong) => {
    const messageFor = async (field: string, rule: string) => {
      const { errors } = await runForm({
        where: 'test',
        schema: () => z.object({}),
        data: formData({ lang }),
        work: () => Promise.reject(toFieldError(violation(field, rule))),
      });
      return Object.values(errors);
    };
    expect(await messageFor('member.contact.addresses[0].city', 'REQUIRED_FIELD')).toEqual([missing]);
    expect(await messageFor('member.profile.nickname', 'MAX_LENGTH')).toEqual([tooLong]);
  });

  it('leaves other failures and unknown fields unchanged', () => {
    const outage = new PlatformError({ kind: 'system', status: 500 }, null);
    for (const error of [violation('member.x', null), outage, new Error()])
      expect(toFieldError(error)).toBe(error);
  });

  it('has a message for each rule', () => {
    const rules = words`
      MAX MIN MAX_LENGTH MIN_LENGTH FORMAT REQUIRED_FIELD FIELD_NOT_ALLOWED INVALID_ENUM_VALUE
      DECIMAL_LTE DECIMAL_GTE DECIMAL_LT DECIMAL_GT
    `;
    for (const rule of [...rules, null]) expect(en.fields[problemOf(rule)]).toMatch(/“\{label\}”.*\.$/);
  });
});
