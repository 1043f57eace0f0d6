/** A key under which a write is done once. Not `randomUUID`, which browsers offer to secure pages alone. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
