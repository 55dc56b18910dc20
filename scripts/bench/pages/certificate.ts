import { createHash, X509Certificate } from 'node:crypto';
import { spawnSync } from 'node:child_process';

/** `pem` holds key and certificate; `pin` is what a browser is told to trust: the digest of the public key. */
export type Certificate = { pem: string; pin: string };

const request = [
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2',
  '-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -',
];

/** A certificate of this machine for two days. Browsers speak HTTP/2, and read brotli, over TLS alone. */
export function makeCertificate(): Certificate {
  const { stdout, error } = spawnSync('openssl', request.join(' ').split(' '), { encoding: 'utf8' });
  if (error || !stdout.includes('CERTIFICATE')) throw new Error('openssl is needed to make a certificate for this run');
  const key = new X509Certificate(stdout).publicKey.export({ type: 'spki', format: 'der' });
  return { pem: stdout, pin: createHash('sha256').update(key).digest('base64') };
}
