// Mail and short messages as they arrive, and the outbox as the administrator sees it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ADMIN, PROJECT, run } from '../binary.mjs'
import { certify } from '../certificate.mjs'
import { startMailbox } from '../post.mjs'
import { folder, serveNew } from '../rig.mjs'
import { until } from '../until.mjs'
import { refused, signedIn } from './client.mjs'

const tls = certify(folder())
const login = { user: 'diwan', password: 'the password of the mail server' }

/** A server, its administrator, and what they do with the outbox. */
async function house(env = {}) {
  const server = await serveNew({ env })
  const { databases, client } = await signedIn(server.endpoint, ADMIN)
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const act = (name, data) => client.call('post', new URL(`${server.endpoint}/actions/${name}`), headers, data)
  const row = (id) => databases.getDocument('main', 'outbox', id)
  /** The row once it stands as awaited: the server writes it after it has sent. */
  const settled = async (id, state) => {
    const isOver = (found) => found.state === state || !['queued', 'failed'].includes(found.state)
    const found = await until(`row of the outbox that is ${state}`, () => row(id), isOver)
    assert.equal(found.state, state, found.lastError)
    return found
  }
  const send = async (to, language = 'fr') => (await act('outbox.test', { to, language })).outboxId
  const retry = (id) => act('outbox.retry', { outboxId: id })
  return { ...server, databases, act, row, settled, send, retry }
}

describe('mail', () => {
  test('arrives as a page and a text, in the language of its reader, from the configured sender', async () => {
    const mailbox = await startMailbox()
    const { send, settled } = await house(mailbox.env)
    const id = await send('Agent@Commune.example')
    const letter = await mailbox.next('agent@commune.example')
    assert.equal(letter.subject, 'Message d’essai')
    assert.deepEqual([letter.from.name, letter.from.address], ['Commune de Diwan', 'ne-pas-repondre@commune.example'])
    assert.equal(letter.messageId, `<${id}@commune.example>`)
    assert.match(letter.source, /multipart\/alternative/)
    assert.match(letter.text, /l’envoi de courriels fonctionne/)
    assert.match(letter.html, /<html lang="fr" dir="ltr">/)
    const row = await settled(id, 'sent')
    assert.deepEqual(
      [row.channel, row.to, row.subject, row.attempts, row.lastError],
      ['mail', 'agent@commune.example', 'Message d’essai', 1, null],
    )

    await send('qari@commune.example', 'ar')
    const arabic = await mailbox.next('qari@commune.example')
    assert.equal(arabic.subject, 'رسالة تجريبية')
    assert.match(arabic.html, /<html lang="ar" dir="rtl">/)
    assert.ok(arabic.text.startsWith('\u200f'))
  })

  test('that finds the server down waits in the outbox, and is sent again when an administrator says so', async () => {
    const mailbox = await startMailbox()
    const { send, settled, retry } = await house(mailbox.env)
    await mailbox.stop()
    const id = await send('agent@commune.example')
    const failed = await settled(id, 'failed')
    assert.equal(failed.attempts, 1)
    assert.match(failed.lastError, /refused/i)
    await mailbox.start()
    await retry(id)
    await mailbox.next('agent@commune.example')
    const sent = await settled(id, 'sent')
    assert.deepEqual([sent.attempts, sent.lastError], [2, null])
    assert.equal(mailbox.letters.length, 1)
    await refused(retry(id), 'outbox_not_failed', 409)
  })

  for (const [name, wrapped] of [
    ['STARTTLS', false],
    ['TLS', true],
  ])
    test(`goes through ${name} and a login to a server whose certificate the system trusts`, async () => {
      const mailbox = await startMailbox({ ...login, tls, wrapped })
      const trusting = { ...mailbox.env, SSL_CERT_FILE: tls.file }
      const { send } = await house(trusting)
      await send('agent@commune.example')
      const letter = await mailbox.next('agent@commune.example')
      assert.deepEqual([letter.user, letter.isSecure], ['diwan', true])
    })

  test('is never sent in clear to a server that it does not trust or that offers no STARTTLS', async () => {
    const untrusted = await startMailbox({ ...login, tls })
    const plain = await startMailbox()
    for (const env of [untrusted.env, { ...plain.env, DIWAN_SMTP_SECURITY: 'starttls' }]) {
      const { send, settled } = await house(env)
      const row = await settled(await send('agent@commune.example'), 'failed')
      assert.equal(row.attempts, 1)
      assert.ok(row.lastError.length > 0)
    }
    assert.deepEqual([untrusted.letters.length, plain.letters.length], [0, 0])
  })

  test('with a wrong login fails without telling the password to the outbox or to the log', async () => {
    const mailbox = await startMailbox({ ...login })
    const wrong = 'not the password of the mail server'
    const { send, settled, output } = await house({ ...mailbox.env, DIWAN_SMTP_PASSWORD: wrong, DIWAN_LOG: 'trace' })
    const row = await settled(await send('agent@commune.example'), 'failed')
    assert.match(row.lastError, /535/)
    assert.ok(!row.lastError.includes(wrong))
    assert.ok(!output().includes(wrong) && !output().includes(Buffer.from(wrong).toString('base64')))
  })

  test('without a mail server stands in the outbox as failed', async () => {
    const { send, settled, row } = await house()
    const id = await send('agent@commune.example')
    await settled(id, 'failed')
    const { attempts, lastError, body } = await row(id)
    assert.deepEqual([attempts, lastError], [0, 'no mail server is configured'])
    assert.match(body, /l’envoi de courriels fonctionne/)
  })

  test('is asked for by administrators, to an address', async () => {
    const { act, endpoint } = await house()
    await refused(act('outbox.test', { to: 'nobody' }), 'general_argument_invalid', 400)
    await refused(act('outbox.test', {}), 'general_argument_invalid', 400)
    const guest = await fetch(`${endpoint}/actions/outbox.test`, {
      method: 'POST',
      headers: { 'x-appwrite-project': PROJECT, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'agent@commune.example' }),
    })
    assert.equal(guest.status, 401)
  })
})

describe('settings', () => {
  const said = (env) => {
    const { status, stderr } = run(['serve', '--data', folder(), '--listen', '127.0.0.1:0'], { env })
    return `${status} ${stderr.trim()}`
  }

  test('of mail, messages and providers that are unknown, wrong or missing stop the start by their name', () => {
    for (const [env, wrong] of [
      [{ DIWAN_SMTP_HOTS: 'x' }, /unknown setting DIWAN_SMTP_HOTS/],
      [{ DIWAN_SMTP_HOST: 'x' }, /smtp\.from/],
      [{ DIWAN_SMTP_PORT: '70000' }, /DIWAN_SMTP_PORT: '70000' is no port/],
      [{ DIWAN_SMS_URL: 'x' }, /sms\.url/],
      [{ DIWAN_OIDC_A_ISSUER: 'https://a.example' }, /oidc\.a\.client_id is missing/],
    ]) {
      const text = said(env)
      assert.match(text, wrong)
      assert.doesNotMatch(text, /^0 /)
    }
  })
})
