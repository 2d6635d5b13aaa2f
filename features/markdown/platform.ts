import 'server-only';

export { requireCallsForPrograms } from '@/lib/wix/call-budget';
