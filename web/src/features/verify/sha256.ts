/** SHA-256 in hexadecimal. The browser's own is there on https and on this machine alone; elsewhere ours is fetched. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : await without(bytes)
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function without(bytes: ArrayBuffer): Promise<Uint8Array> {
  const { sha256: digest } = await import('@noble/hashes/sha2.js')
  return digest(new Uint8Array(bytes))
}
