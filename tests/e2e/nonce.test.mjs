// The styles that the app adds are let in by the nonce of the page, whichever letters it begins with.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { open } from './browser.mjs'
import { empty } from './commune.mjs'

let server
before(async () => {
  server = await empty()
})

for (const nonce of ['__nonce', '--nonce', '_-9'])
  test(`a nonce that begins with ${nonce.slice(0, 2)}`, async () => {
    const window = await open(server)
    await window.page.route('**/sign-in-2', async (route) => {
      const answer = await route.fetch()
      const page = await answer.text()
      const [, sent] = /name="csp-nonce" content="([^"]+)"/.exec(page)
      const policy = answer.headers()['content-security-policy']
      assert.ok(policy.includes(`'nonce-${sent}'`))
      await route.fulfill({
        response: answer,
        body: page.replaceAll(sent, nonce),
        headers: { ...answer.headers(), 'content-security-policy': policy.replaceAll(sent, nonce) },
      })
    })
    await window.page.goto('/sign-in-2')
    await window.page.getByRole('heading', { level: 1 }).waitFor()
    const dim = () => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-dimmed')
    assert.equal(await window.page.evaluate(dim), '#566070')
    assert.deepEqual(window.problems, [])
    await window.close()
  })
