import { ruleCaution, venueRules } from '../../core/policy/venues.ts';
import type { ExitStatus, Host } from '../host.ts';

/** `peerlint policies`: what venues say of reviewers' use of AI, and the --policy that keeps within it. */
export async function runPolicies(host: Host): Promise<ExitStatus> {
  for (const { venue, policy, rule, source, read } of venueRules)
    await host.out(`${venue}: --policy ${policy}\n  ${rule}\n  ${source} (read ${read})\n\n`);
  await host.out(`${ruleCaution}\n`);
  return 0;
}
