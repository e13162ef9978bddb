import manifest from '../../package.json' with { type: 'json' };
import type { Tool } from '../core/report/checked-review.ts';

export const tool: Tool = { name: 'peerlint', version: manifest.version };
