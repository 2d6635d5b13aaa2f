import { type CoverageRow, provenIn } from './row';

const inMembers = provenIn('tests/contract/members.test.ts');
const inIdentityModules = provenIn('tests/contract/identity-modules.test.ts');
const inMembersBulk = provenIn('tests/contract/members-bulk.test.ts');
const inSiteMembers = provenIn('tests/contract/site-members.test.ts');

export const membersCoverage: readonly CoverageRow[] = [
  inMembers.sdk(
    'members.getCurrentMember',
    'GET /members/v1/members/my',
    'is returned with the requested fields',
  ),
  inMembers.sdk(
    'members.getMember',
    'GET /members/v1/members/{id}',
    'see a public member’s profile and nothing else, and no private profile',
  ),
  inMembers.sdk('members.listMembers', 'GET /members/v1/members', 'finds members by filter, search and page'),
  inMembers.sdk(
    'members.queryMembers',
    'POST /members/v1/members/query',
    'finds members by filter, search and page',
  ),
  inMembers.sdk('members.createMember', 'POST /members/v1/members', 'creates and deletes members'),
  inMembers.sdk(
    'members.updateMember',
    'PATCH /members/v1/members/{id}',
    'clears a text by an empty string, and ignores empty lists',
  ),
  inMembers.sdk('members.deleteMember', 'DELETE /members/v1/members/{id}', 'creates and deletes members'),
  inMembers.sdk(
    'members.deleteMyMember',
    'DELETE /members/v1/members/my',
    'removes the account, its cart and its sessions',
  ),
  inMembers.sdk(
    'members.updateCurrentMemberSlug',
    'POST /members/v1/members/my/slug',
    'can be changed by the member once, and are case-sensitive',
  ),
  inIdentityModules.sdk(
    'members.updateMemberSlug',
    'POST /members/v1/members/{id}/slug',
    'an app changes a member’s slug, mutes a member and unmutes them again',
  ),
  inMembers.sdk(
    'members.joinCommunity',
    'POST /members/v1/members/join-community',
    'join and leave the community',
  ),
  inMembers.sdk(
    'members.leaveCommunity',
    'POST /members/v1/members/leave-community',
    'join and leave the community',
  ),
  inMembers.sdk(
    'members.muteMember',
    'POST /members/v1/members/{id}/mute',
    'approves, blocks and disconnects members, and only approved members can sign in',
  ),
  inIdentityModules.sdk(
    'members.unmuteMember',
    'POST /members/v1/members/{id}/unmute',
    'an app changes a member’s slug, mutes a member and unmutes them again',
  ),
  inMembers.sdk(
    'members.approveMember',
    'POST /members/v1/members/{id}/approve',
    'approves, blocks and disconnects members, and only approved members can sign in',
  ),
  inMembers.sdk(
    'members.blockMember',
    'POST /members/v1/members/{id}/block',
    'approves, blocks and disconnects members, and only approved members can sign in',
  ),
  inMembers.sdk(
    'members.disconnectMember',
    'POST /members/v1/members/{id}/disconnect',
    'approves, blocks and disconnects members, and only approved members can sign in',
  ),
  inMembers.sdk(
    'members.deleteMemberPhones',
    'DELETE /members/v1/members/{id}/phones',
    'clears lists by separate calls',
  ),
  inMembers.sdk(
    'members.deleteMemberEmails',
    'DELETE /members/v1/members/{id}/emails',
    'clears lists by separate calls',
  ),
  inMembers.sdk(
    'members.deleteMemberAddresses',
    'DELETE /members/v1/members/{id}/addresses',
    'clears lists by separate calls',
  ),
  inMembers.sdk(
    'members.bulkDeleteMembers',
    'POST /members/v1/members/bulk/delete',
    'creates and deletes members',
  ),
  inMembersBulk.sdk(
    'members.bulkDeleteMembersByFilter',
    'POST /members/v1/members/bulk/delete-by-filter',
    'deleting by a filter and a search removes the members that match both',
  ),
  inMembersBulk.sdk(
    'members.bulkApproveMembers',
    'POST /members/v1/members/bulk/approve-by-filter',
    'approving by a filter returns a job and approves exactly the matching members',
  ),
  inMembersBulk.sdk(
    'members.bulkBlockMembers',
    'POST /members/v1/members/bulk/block-by-filter',
    'blocking by a filter blocks exactly the matching members, and ends their sessions',
  ),
  inSiteMembers.sdk(
    'membersAuthentication.register',
    'POST /wix-sm/api/v1/auth/api/v1/auth/register',
    'an app registers without a captcha, and gets an approval token where the owner must approve',
  ),
  inSiteMembers.sdk(
    'membersAuthentication.login',
    'POST /wix-sm/api/v1/auth/api/v1/auth/login',
    'an app signs a member in, and gets an error for a wrong password',
  ),
  inSiteMembers.sdk(
    'membersAuthentication.sendSetPasswordEmail',
    'POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
    'an app requests a mail with a link to a new password',
    { also: ['POST /members/v1/auth/members/send-set-password-email'] },
  ),
  inSiteMembers.sdk(
    'membersAuthentication.changeLoginEmail',
    'PATCH /api/v1/members/{id}/change-login-email',
    'an app or its member changes a login email, which must be free',
  ),
];
