import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainError } from '../core/errors';
import type { Platform } from '../core/platform';
import { actOnMember, isMemberAction, type MemberAction } from '../members/actions';
import type { Member } from '../members/schema';
import { members } from '../members/schema';
import { deleteMember, selectMembers } from '../members/store';
import { actAndReturn, consolePage, listTable, pager, time, wholeNumber } from './page';

const MEMBERS = '/_console/members';
const PAGE = 50;

const DONE: Record<MemberAction, string> = {
  approve: 'Approved.',
  block: 'Blocked, and signed out everywhere.',
  disconnect: 'Disconnected, and signed out everywhere.',
  mute: 'Muted.',
  unmute: 'Unmuted.',
};

/** Returns the actions that a member's current state allows. */
const actionsFor = ({ status, activityStatus }: Member): MemberAction[] => [
  ...(status === 'APPROVED' ? (['block', 'disconnect'] as const) : (['approve'] as const)),
  activityStatus === 'MUTED' ? 'unmute' : 'mute',
];

/** Members: approve, block, disconnect, mute, delete. */
export function memberPages(platform: Platform): Hono {
  const app = new Hono();
  const { db, clock } = platform;

  app.get(MEMBERS, async (c) => {
    const offset = wholeNumber(c.req.query('offset'));
    const { found, total } = await selectMembers(db.read, {
      where: undefined,
      orderBy: [desc(members.createdAt)],
      limit: PAGE,
      offset,
    });
    const rows = found.map((member) => {
      const button = (action: string) =>
        html`<form method="post" action="${MEMBERS}/${member.id}/${action}">
          <button aria-label="${action} ${member.loginEmail}">${action}</button></form>`;
      return html`<tr>
        <th scope="row">${member.loginEmail}</th>
        <td>${member.nickname}</td><td>${time(member.createdAt)}</td>
        <td>${member.status}</td><td>${member.activityStatus}</td><td>${member.privacyStatus}</td>
        <td><div class="actions">${[...actionsFor(member), 'delete'].map(button)}</div></td>
      </tr>`;
    });
    const headings = ['Email', 'Nickname', 'Joined', 'Status', 'Activity', 'Privacy', 'Actions'];
    const body = html`${listTable('Members, newest first', headings, rows)}${pager(MEMBERS, { offset, limit: PAGE, total })}`;
    return consolePage(c, { section: MEMBERS, title: 'Members', body });
  });

  app.post(`${MEMBERS}/:id/:action`, (c) => {
    const { id, action } = c.req.param();
    const done = isMemberAction(action) ? DONE[action] : 'Deleted.';
    return actAndReturn(c, { section: MEMBERS, back: MEMBERS, done }, () =>
      db.write(async (tx) => {
        if (isMemberAction(action)) return actOnMember(tx, id, action, clock.now());
        if (action !== 'delete') throw plainError(404, `Nobody knows how to ${action}`);
        return deleteMember(tx, platform, id, clock.now());
      }),
    );
  });

  return app;
}
