// The official clients, and what a browser would add to the web one: cookies and an Origin.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { PROJECT } from '../binary.mjs'

const require = createRequire(import.meta.url)
export const web = require('appwrite')
export const node = require('node-appwrite')

const JAR = 'x-cookie-jar'
const jars = new Map()
const bare = globalThis.fetch
globalThis.fetch = async (uri, options = {}) => {
  const headers = new Headers(options.headers)
  const jar = jars.get(headers.get(JAR))
  if (!jar) return bare(uri, options)
  headers.delete(JAR)
  headers.set('origin', new URL(uri).origin)
  if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await bare(uri, { ...options, headers })
  for (const line of response.headers.getSetCookie()) keep(jar, line)
  return response
}

function keep(jar, line) {
  const [pair, ...attributes] = line.split(';').map((part) => part.trim())
  const [name, value] = pair.split(/=(.*)/s)
  const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8)
  const gone =
    value === '' || attributes.some((one) => /^max-age=0$/i.test(one)) || (expires && new Date(expires) < new Date())
  if (gone) jar.delete(name)
  else jar.set(name, value)
}

/** The web client of one browser: a cookie jar of its own. */
export function browser(endpoint) {
  const client = new web.Client().setEndpoint(endpoint).setProject(PROJECT)
  const jar = new Map()
  const name = `jar-${jars.size}`
  jars.set(name, jar)
  client.headers[JAR] = name
  return {
    client,
    jar,
    account: new web.Account(client),
    databases: new web.Databases(client),
    tables: new web.TablesDB(client),
    locale: new web.Locale(client),
  }
}

/** A browser in which somebody has signed in. */
export async function signedIn(endpoint, { email, password }) {
  const one = browser(endpoint)
  await one.account.createEmailPasswordSession({ email, password })
  return one
}

/** The server-side client with an API key. */
export function keyed(endpoint, key) {
  const client = new node.Client().setEndpoint(endpoint).setProject(PROJECT).setKey(key)
  return { client, databases: new node.Databases(client), tables: new node.TablesDB(client) }
}

/** Asserts that a call is refused with this error type, and that its code is the body's. */
export async function refused(call, type, code) {
  const error = await call.then(
    () => assert.fail(`expected ${type}, but the call succeeded`),
    (error) => error,
  )
  assert.equal(error.type, type, error.message)
  if (code) assert.equal(error.code, code, error.message)
  const body = JSON.parse(error.response)
  assert.equal(body.code, error.code)
  assert.equal(body.version, '1.9.6')
  return body
}
