// A certificate for this machine alone, made for one run: a key in the repository would be no key.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes a key and a certificate for loopback in `folder`: `{ key, cert, file }`, `file` to be trusted. */
export function certify(folder) {
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile, '-out', file]
  const said = ['-subj', '/CN=mail.commune.example', '-days', '2']
  const names = [
    'subjectAltName=IP:127.0.0.1,DNS:localhost',
    'basicConstraints=critical,CA:FALSE',
    'extendedKeyUsage=serverAuth',
  ]
  const extensions = names.flatMap((name) => ['-addext', name])
  execFileSync('openssl', ['req', '-x509', ...made, ...said, ...extensions], { stdio: 'ignore' })
  return { key: readFileSync(keyFile), cert: readFileSync(file), file }
}
