import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new certificate that nobody vouches for; null where openssl is not installed. */
export function selfSigned(): { readonly key: string; readonly cert: string } | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerlint-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const names = ['-subj', '/CN=kiln.example', '-days', '1', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
