// A real OpenID Connect provider on loopback, and a browser that walks through it.
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { atEnd } from './rig.mjs'

export const CLIENT = { id: 'diwan-at-the-provider', secret: 'the secret of diwan at the provider' }

/**
 * A provider that knows `people` (subject → claims) and whoever `person` names signs in there without being asked.
 * `env` are the settings that lead the binary to it; `serve(url)` opens it, once it is known where the binary listens.
 */
export async function startProvider(people, { id = 'town' } = {}) {
  const server = createServer()
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${server.address().port}`
  const upper = id.toUpperCase()
  const house = { id, issuer, person: '', isDenied: false }
  house.env = {
    [`DIWAN_OIDC_${upper}_NAME`]: 'The town',
    [`DIWAN_OIDC_${upper}_ISSUER`]: issuer,
    [`DIWAN_OIDC_${upper}_CLIENT_ID`]: CLIENT.id,
    [`DIWAN_OIDC_${upper}_CLIENT_SECRET`]: CLIENT.secret,
  }
  house.serve = (url) => {
    const provider = new Provider(issuer, settings(people, `${url}/v1/account/sessions/oauth2/callback/${id}/diwan`))
    const answer = provider.callback()
    server.on('request', (request, response) => {
      if (request.url.startsWith('/interaction/')) interact(provider, house, request, response)
      else answer(request, response)
    })
  }
  return house
}

function settings(people, redirect) {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirect],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true, methods: ['S256'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['the key of the cookies of the provider'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount: (_, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...people[subject] }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

async function interact(provider, house, request, response) {
  const result = house.isDenied
    ? { error: 'access_denied', error_description: 'not today' }
    : { login: { accountId: house.person } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** A browser that follows redirects step by step, with one cookie jar for all. */
export class Walker {
  jar = new Map()

  async get(url, headers = {}) {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { ...headers, ...(cookie && { cookie }) } })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      if (value === '' || /max-age=0/i.test(line)) this.jar.delete(name)
      else this.jar.set(name, value)
    }
    return response
  }

  /** Follows redirects until an address begins so; gives that address, not yet visited. */
  async walk(url, until, headers) {
    let at = url
    for (let steps = 0; steps < 12; steps++) {
      const response = await this.get(at, headers)
      const next = response.headers.get('location')
      if (!next) throw new Error(`${at} answered ${response.status}: ${await response.text()}`)
      at = new URL(next, at).href
      if (at.startsWith(until)) return new URL(at)
    }
    throw new Error(`never came to ${until}`)
  }
}
