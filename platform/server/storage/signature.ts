import { createHmac, timingSafeEqual } from 'node:crypto'
import { innerId, publicId } from '#platform/model/ids.ts'
import { checkKey, type Download, SIGNED_SECONDS } from './storage.ts'

/** No account: what is no id was not signed here. */
const NOBODY = -1

/** What a link says besides the key: how the file is served, and for whose account. */
type Link = Download & { readonly loginId: number | null }

/**
 * Signs `/files/<key>?…` so that nothing of it can be changed: the key, the name, the type, the
 * account, the hour.
 */
export function signPath(secret: string, key: string, download: Link, nowMs: number) {
  const expires = Math.floor(nowMs / 1000) + SIGNED_SECONDS
  const query = new URLSearchParams({
    name: download.name,
    type: download.mediaType,
    ...(download.loginId === null ? {} : { for: publicId('account', download.loginId) }),
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
  const account = url.searchParams.get('for')
  const download = {
    name: url.searchParams.get('name') ?? '',
    mediaType: url.searchParams.get('type') ?? '',
    loginId: account === null ? null : (innerId('account', account) ?? NOBODY),
  }
  const expires = Number(url.searchParams.get('expires'))
  const given = Buffer.from(url.searchParams.get('signature') ?? '')
  const expected = Buffer.from(signature(secret, key, download, expires))
  const genuine = given.length === expected.length && timingSafeEqual(given, expected)
  return genuine && expires * 1000 > nowMs ? { key, download } : undefined
}

/** JSON keeps the parts apart: no name can be moved into the type, or the other way round. */
const signature = (secret: string, key: string, link: Link, expires: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, link.name, link.mediaType, link.loginId, expires]))
    .digest('base64url')
