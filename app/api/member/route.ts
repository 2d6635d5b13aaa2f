import { answer, answerError, report } from '@/lib/http/respond';
import { loadMemberAccount } from '@/lib/members/operations';

/** Returns the signed-in member: `{member: {name, email} | null}`. It is null for a visitor. */
export async function GET(): Promise<Response> {
  try {
    return answer({ member: await loadMemberAccount() });
  } catch (error) {
    return answerError(report(error, 'GET /api/member'));
  }
}
