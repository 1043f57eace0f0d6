/**
 * Stands for `json-bigint` in the bundle: the SDK takes it for integers beyond 2^53, which our server never sends
 * (`docs/protocol.md` §1), and it would be an eighth of what the sign-in page loads.
 */
export default function plainJson() {
  return { parse: JSON.parse, stringify: JSON.stringify }
}
