import { openAiFeed } from './feed-formats';
import { feedRoute } from './feed-route';

export const GET = feedRoute(openAiFeed);
