import { rememberMember } from '@/lib/auth/known-browser';
import { answer, answerError } from '@/lib/http/respond';
import { loadMemberAccount } from '@/lib/members/operations';
import { report } from '@/lib/observe/report';

/** `{member: {name, email} | null}`. Marks the browser, because the platform's sign-in reports no email. */
export async function GET(): Promise<Response> {
  try {
    const member = await loadMemberAccount();
    if (member?.email) await rememberMember(member.email);
    return answer({ member });
  } catch (error) {
    return answerError(report(error, 'GET /api/member'));
  }
}
