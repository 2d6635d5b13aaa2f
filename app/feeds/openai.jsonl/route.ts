import { openAiFeed } from '@/lib/agents/feed-formats';
import { feedRoute } from '@/lib/agents/feeds';

export const GET = feedRoute(openAiFeed);
