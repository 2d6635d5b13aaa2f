import { html } from 'hono/html';
import type { Member } from '../members/schema';

type MailText = { to: string; subject: string; text: string; html: string };

/** Returns the email with a verification code. */
export function codeMail(member: Member, code: string, minutes: number): MailText {
  const body = html`<p>Your code is</p>
    <p style="font-size:28px;letter-spacing:4px"><strong>${code}</strong></p>
    <p>It works for ${minutes} minutes. If you didn’t request it, ignore this email.</p>`;
  return {
    to: member.loginEmail,
    subject: 'Your verification code',
    text: `Your code is ${code}\nIt works for ${minutes} minutes. If you didn’t request it, ignore this email.`,
    html: frame('Confirm your email', body),
  };
}

/** Returns the email with the link to set a new password. `hours`: how long the link works. */
export function recoveryMail(member: Member, link: string, hours: number): MailText {
  return linkMail(member, {
    subject: 'Reset your password',
    introduction: 'Someone requested a new password for your account. If it wasn’t you, ignore this email.',
    action: 'Set a new password',
    link,
    hours,
  });
}

/** Returns the email that invites a member registered by somebody else to set a first password. */
export function activationMail(member: Member, link: string, hours: number): MailText {
  return linkMail(member, {
    subject: 'Activate your account',
    introduction: 'An account was created for you. Set a password to use it.',
    action: 'Activate your account',
    link,
    hours,
  });
}

function linkMail(
  member: Member,
  mail: { subject: string; introduction: string; action: string; link: string; hours: number },
): MailText {
  const { subject, introduction, action, link, hours } = mail;
  const life = `The link works once, for ${hours} hours.`;
  const body = html`<p>${introduction}</p><p><a href="${link}">${action}</a></p><p>${life}</p>`;
  return {
    to: member.loginEmail,
    subject,
    text: `${introduction}\n\n${action}: ${link}\n\n${life}`,
    html: frame(subject, body),
  };
}

const frame = (heading: string, body: ReturnType<typeof html>): string =>
  String(
    html`<div style="font-family:system-ui,sans-serif;max-width:560px;color:#26221d"><h1 style="font-size:22px">${heading}</h1>${body}</div>`,
  );
