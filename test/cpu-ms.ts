/** CPU time of the process while `run` ran, in ms: unlike the clock's, it does not grow with what else the machine does. */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
