import { createHmac, timingSafeEqual } from 'node:crypto'
import { checkKey, type Download, SIGNED_SECONDS } from './storage.ts'

/**
 * Signs `/files/<key>?…` so that neither the key, the name, the type nor the hour can be changed.
 */
export function signPath(secret: string, key: string, download: Download, nowMs: number) {
  const expires = Math.floor(nowMs / 1000) + SIGNED_SECONDS
  const query = new URLSearchParams({
    name: download.name,
    type: download.mediaType,
    expires: String(expires),
    signature: signature(secret, checkKey(key), download, expires),
  })
  return `/files/${key}?${query}`
}

/**
 * The key and how to serve it, or undefined when the link is forged, altered or older than it says.
 */
export function openPath(secret: string, url: URL, nowMs: number) {
  const key = url.pathname.replace(/^\/files\//, '')
  const download = {
    name: url.searchParams.get('name') ?? '',
    mediaType: url.searchParams.get('type') ?? '',
  }
  const expires = Number(url.searchParams.get('expires'))
  const given = Buffer.from(url.searchParams.get('signature') ?? '')
  const expected = Buffer.from(signature(secret, key, download, expires))
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  return genuine && expires * 1000 > nowMs ? { key, download } : undefined
}

/** JSON keeps the parts apart: no name can be moved into the type, or the other way round. */
const signature = (secret: string, key: string, { name, mediaType }: Download, expires: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, name, mediaType, expires]))
    .digest('base64url')
