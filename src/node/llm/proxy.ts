type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether Node takes a request through a proxy of the environment, as newer ones do where they are told to: what is meant for
 * this machine would leave it.
 */
export function goesByProxy({ protocol, hostname }: URL, env: Environment = process.env): boolean {
  const told = env['NODE_USE_ENV_PROXY'] === '1' || process.execArgv.includes('--use-env-proxy');
  if (!told) return false;
  const of = (name: string): string => env[name] ?? env[name.toUpperCase()] ?? '';
  const proxy = protocol === 'https:' ? of('https_proxy') : of('http_proxy');
  const direct = of('no_proxy')
    .split(/[\s,]+/u)
    .map((host) => host.replace(/:\d+$/u, '').toLowerCase());
  const host = hostname.replace(/^\[|\]$/gu, '').toLowerCase();
  return proxy !== '' && !direct.includes('*') && !direct.includes(host) && !direct.includes(hostname);
}
