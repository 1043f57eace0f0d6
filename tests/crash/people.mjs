// Two people of a commune that is about to be killed, and how they are asked of it.
import assert from 'node:assert/strict'

export const DELEGATE = { email: 'amal@commune.example', username: 'amal', password: 'a long password of amal' }
export const JSON_HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' }
export const DOCUMENTS = (collection) => `/databases/main/collections/${collection}/documents`

export async function call(server, headers, method, path, body) {
  const answer = await fetch(server.endpoint + path, { method, headers, body: body && JSON.stringify(body) })
  const told = await answer.json()
  assert.ok(answer.ok, `${method} ${path}: ${JSON.stringify(told)}`)
  return told
}

export async function signIn(server, { email, password }) {
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ email, password }),
  })
  assert.equal(answer.status, 201)
  return { ...JSON_HEADERS, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
}

export const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A head, and a delegate who is a user. */
export async function household(server, headers) {
  for (const [id, CIN] of [
    ['head', 'AA1001'],
    ['amal', 'AA1002'],
  ])
    await call(server, headers, 'POST', DOCUMENTS('employees'), {
      documentId: id,
      data: { fullNameFr: id, fullNameAr: 'موظف', CIN },
    })
  const users = await call(server, headers, 'GET', DOCUMENTS('users'))
  const amal = users.documents.find((user) => user.email === DELEGATE.email)
  await call(server, headers, 'PATCH', `${DOCUMENTS('users')}/${amal.$id}`, { data: { persoActif: 'amal' } })
}
