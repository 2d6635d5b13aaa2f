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

describe('toMember', () => {
  it('needs only an id', () => {
    expect(toMember({})).toBeNull();
    expect(toMember({ _id: 'm' })).toEqual({
      id: 'm',
      email: '',
      firstName: '',
      lastName: '',
      nickname: '',
      phones: [],
      addresses: [],
      privacy: 'private',
      status: 'unknown',
      activity: 'unknown',
      joinedAt: null,
    });
  });

  it('reads names, phones and addresses', () => {
    const member = toMember({
      _id: 'm',
      loginEmail: 'ada@example.com',
      _createdDate: new Date('2026-01-02T00:00:00Z'),
      contact: {
        firstName: 'Ada',
        lastName: null,
        phones: ['+1', ''],
        addresses: [
          {
            _id: 'a',
            addressLine: '76 C',
            city: 'Jewell',
            subdivision: 'US-OH',
            country: 'US',
            postalCode: '43530',
          },
          { _id: 'b', streetAddress: { number: '412', name: 'Warren Street' } },
          { addressLine: 'without an id' },
        ],
      },
      profile: { nickname: 'ada' },
    });
    expect(member).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: '',
      nickname: 'ada',
      phones: ['+1'],
      joinedAt: '2026-01-02T00:00:00.000Z',
      addresses: [
        {
          id: 'a',
          line1: '76 C',
          line2: '',
          city: 'Jewell',
          subdivision: 'US-OH',
          country: 'US',
          postalCode: '43530',
        },
        { id: 'b', line1: '412 Warren Street', city: '' },
      ],
    });
    expect(member?.addresses).toHaveLength(2);
  });

  it.each([
    ['UNKNOWN', 'unknown'],
    ['PENDING', 'pending'],
    ['APPROVED', 'approved'],
    ['BLOCKED', 'blocked'],
    ['OFFLINE', 'offline'],
  ] as const)('has the status %s', (status, expected) => {
    expect(Object.values(members.Status)).toContain(status);
    expect(toMember({ _id: 'm', status })?.status).toBe(expected);
  });

  it.each([
    [{ privacyStatus: 'UNKNOWN' }, { privacy: 'private' }],
    [{ privacyStatus: 'PRIVATE' }, { privacy: 'private' }],
    [{ privacyStatus: 'PUBLIC' }, { privacy: 'public' }],
    [{ activityStatus: 'UNKNOWN' }, { activity: 'unknown' }],
    [{ activityStatus: 'ACTIVE' }, { activity: 'active' }],
    [{ activityStatus: 'MUTED' }, { activity: 'muted' }],
  ] as const)('with %o has %o', (member, expected) => {
    expect(toMember({ _id: 'm', ...member })).toMatchObject(expected);
  });
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
    const others = [
      violation('member.x', null),
      new PlatformError({ kind: 'system', status: 500 }, null),
      new Error(),
    ];
    for (const error of others) expect(toFieldError(error)).toBe(error);
  });

  it.each([
    'MAX',
    'MIN',
    'MAX_LENGTH',
    'MIN_LENGTH',
    'FORMAT',
    'REQUIRED_FIELD',
    'FIELD_NOT_ALLOWED',
    'INVALID_ENUM_VALUE',
    'DECIMAL_LTE',
    'DECIMAL_GTE',
    'DECIMAL_LT',
    'DECIMAL_GT',
    null,
  ])('has a message for the rule %s', (rule) => {
    expect(en.fields[problemOf(rule)]).toMatch(/“\{label\}”.*\.$/);
  });
});
